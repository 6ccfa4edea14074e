// node relay.mjs PORT [REFUSAL] [DELAY] [FILE] [STORE]: a relay on loopback. It checks ids and signatures as public ones do, and
// passes ephemeral messages on without storing them; with a word of refusal it answers every message with that. A delay in
// milliseconds is added to each message in each direction. A file has a date, a space and an event on each line: these are
// sent to everyone who asks, the newest first, without any check, as by a relay that lies. A store is a file in which events
// are kept, also over a restart; without it the relay stores nothing.
// GET / returns as JSON what it has done; POST /flood sends the body to all subscribers.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';

const need = createRequire(import.meta.url);
const { NostrRelay } = need('@nostr-relay/core');
const { EventRepository } = need('@nostr-relay/common');
const { Validator } = need('@nostr-relay/validator');
const { WebSocketServer } = need('ws');

const [port, refusal = '', delay = '0', file = '', store = ''] = process.argv.slice(2);

/** The events of the store, of replaceable ones the newest of each address. */
class Events extends EventRepository {
  events = new Map(store && existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : []);

  isSearchSupported() {
    return false;
  }
  upsert(event) {
    if (!store) return { isDuplicate: false };
    const address = addressOf(event);
    if (this.events.get(address)?.created_at > event.created_at) return { isDuplicate: true };
    this.events.set(address, event);
    writeFileSync(store, JSON.stringify([...this.events]));
    return { isDuplicate: false };
  }
  find(filter) {
    const found = [...this.events.values()].filter((event) => matches(event, filter));
    return found.sort((one, other) => other.created_at - one.created_at).slice(0, filter.limit);
  }
  async destroy() {}
}

function addressOf({ id, kind, pubkey, tags }) {
  if (kind >= 30_000 && kind < 40_000) return [kind, pubkey, tags.find(([name]) => name === 'd')?.[1]].join();
  return kind >= 10_000 && kind < 20_000 ? [kind, pubkey].join() : id;
}

function matches({ id, pubkey, kind, created_at: time, tags }, { ids, authors, kinds, since = 0, until = Infinity, ...filter }) {
  const values = Object.entries(filter).filter(([name]) => name.startsWith('#'));
  const hasTag = ([name, wanted]) => tags.some(([tag, value]) => `#${tag}` === name && wanted.includes(value));
  const isAmong = (value, list) => !list || list.includes(value);
  const isListed = isAmong(id, ids) && isAmong(pubkey, authors) && isAmong(kind, kinds);
  return isListed && time >= since && time <= until && values.every(hasTag) && !isExpired(tags);
}

function isExpired(tags) {
  return tags.some(([name, time]) => name === 'expiration' && Number(time) * 1000 < Date.now());
}

const lies = (file ? readFileSync(file, 'utf8').trimEnd().split('\n') : []).map((line) => [
  parseInt(line),
  line.slice(line.indexOf(' ') + 1),
]);
lies.sort(([one], [other]) => other - one);
const relay = new NostrRelay(new Events(), { filterResultCacheTtl: 0 });
const validator = new Validator();
const count = { sockets: 0, events: 0, bytes: 0, refused: 0, contents: [] };

const server = http.createServer(async (asked, answer) => {
  if (asked.method === 'POST') {
    let body = '';
    for await (const part of asked) body += part;
    for (const socket of sockets.clients) for (const line of body.split('\n')) socket.send(line);
  }
  answer.end(JSON.stringify(count));
});
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket) => {
  count.sockets++;
  const send = socket.send.bind(socket);
  socket.send = (text) => later(() => send(text));
  relay.handleConnection(socket);
  socket.on('message', (data) => later(() => void take(socket, data.toString())));
  socket.on('close', () => relay.handleDisconnect(socket));
  socket.on('error', () => {});
});

function later(work) {
  if (delay === '0') work();
  else setTimeout(work, Number(delay));
}

async function take(socket, text) {
  try {
    const message = await validator.validateIncomingMessage(text);
    if (message[0] === 'EVENT') {
      if (refusal) return socket.send(JSON.stringify(['OK', message[1].id, false, refusal]));
      count.events++;
      count.bytes += text.length;
      count.contents.push(text);
    }
    if (message[0] === 'REQ' && file) return tell(socket, message[1], message[2]);
    await relay.handleMessage(socket, message);
  } catch (error) {
    count.refused++;
    socket.send(JSON.stringify(['NOTICE', String(error.message).slice(0, 200)]));
  }
}

function tell(socket, name, { until = Infinity, limit }) {
  const told = lies.filter(([at]) => at <= until).slice(0, limit);
  for (const [, event] of told) socket.send(`["EVENT",${JSON.stringify(name)},${event}]`);
  socket.send(JSON.stringify(['EOSE', name]));
}

server.listen(Number(port), '127.0.0.1', () => console.log(server.address().port));
