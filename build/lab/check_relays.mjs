// node check_relays.mjs URL …
// Asks relays whether they carry a message from one socket to another, and whether they store a feed and return it to a
// later socket. Prints a table; exits with 1 if a relay carries nothing.
import { WebSocket } from 'ws';
import { importTypeScript } from '../python/import_typescript.mjs';

const { FEED_KIND, MESSAGE_KIND } = await importTypeScript('src/core/network/relay-frame-messages');
const { newSigner } = await importTypeScript('wire/event');

const TIMEOUT_MS = 10_000;

async function checkRelay(relay) {
  const from = performance.now();
  const sockets = [];
  try {
    sockets.push(await dial(relay), await dial(relay));
    const [listener, sender] = sockets;
    const [topic, author, tag, key] = [16, 32, 32, 32].map(digits);
    const signer = newSigner(key, { topic, author, tag });
    const open = until(listener, ([word, name, reason]) => (word === 'CLOSED' ? new Error(reason) : word === 'EOSE' && name === 'table'));
    listener.send(JSON.stringify(['REQ', 'table', { kinds: [MESSAGE_KIND], '#x': [topic], limit: 1 }]));
    await open;
    const answerTime = performance.now() - from;
    const carryTime = await carry(await signer.sign('A'.repeat(400), seconds()), sender, listener);
    const refusalToStore = await store(await signer.store('A'.repeat(4000), seconds()), sender, signer.marks.author, relay, sockets);
    return [relay, milliseconds(answerTime), milliseconds(carryTime), refusalToStore ? `no (${refusalToStore})` : 'yes'];
  } catch (error) {
    return [relay, 'no', `(${error.message || error.code || String(error)})`];
  } finally {
    for (const socket of sockets) socket.terminate();
  }
}

function digits(bytes) {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');
}

function milliseconds(time) {
  return `${Math.round(time)} ms`;
}

function row([relay, answers, carries, stores = '']) {
  return `   ${relay.padEnd(36)}${answers.padStart(10)}  ${carries.padEnd(10)}  ${stores}`.trimEnd();
}

function seconds() {
  return Math.floor(Date.now() / 1000);
}

/** Returns the milliseconds between sending and receiving an event. */
async function carry(event, sender, listener) {
  const sent = performance.now();
  const received = until(listener, ([word, , received]) => word === 'EVENT' && received.id === event.id);
  await Promise.race([received, refusal(sender, event)]);
  return performance.now() - sent;
}

/** Returns why a socket that is opened later does not receive the feed, or an empty text if it does. */
async function store(event, sender, author, relay, sockets) {
  try {
    const accepted = until(sender, ([word, id, ok]) => word === 'OK' && id === event.id && ok === true);
    sender.send(JSON.stringify(['EVENT', event]));
    await Promise.race([accepted, refusal(sender, null)]);
    const later = await dial(relay);
    sockets.push(later);
    const stored = until(later, ([word, name, received]) => {
      if (word === 'EOSE' || word === 'CLOSED') return new Error('it was not returned');
      return word === 'EVENT' && name === 'feeds' && received.id === event.id;
    });
    later.send(JSON.stringify(['REQ', 'feeds', { kinds: [FEED_KIND], authors: [author], limit: 64 }]));
    await stored;
    return '';
  } catch (error) {
    return error.message;
  }
}

/** Sends an event, and rejects if the relay refuses it. */
function refusal(sender, event) {
  const refused = until(sender, ([word, , accepted, reason]) => word === 'OK' && accepted === false && new Error(reason));
  if (event) sender.send(JSON.stringify(['EVENT', event]));
  return refused;
}

function dial(url) {
  const socket = new WebSocket(url, { handshakeTimeout: TIMEOUT_MS });
  return new Promise((done, fail) => socket.on('open', () => done(socket)).on('error', fail));
}

/** Resolves when `match` accepts a message, and rejects with the error that it returns. */
function until(socket, match) {
  const message = new Promise((done, fail) => {
    setTimeout(fail, TIMEOUT_MS, new Error('no answer')).unref();
    socket.on('close', () => fail(new Error('the connection was closed')));
    socket.on('message', (data) => {
      const result = match(JSON.parse(data));
      if (result instanceof Error) fail(result);
      else if (result) done();
    });
  });
  message.catch(() => undefined); // nobody awaits the promise that loses the race
  return message;
}

const reports = await Promise.all(process.argv.slice(2).map(checkRelay));
console.log([['relay', 'answers', 'carries', 'stores'], ...reports].map(row).join('\n'));
if (reports.every(([, , , stores]) => stores !== 'yes'))
  console.log('   no relay stores feeds: players at a table must be online at the same time');
process.exitCode = reports.some(([, answers]) => answers === 'no') ? 1 : 0;
