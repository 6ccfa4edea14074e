// Bundled by check_relays.py, then: node check_relays.mjs URL …
// Asks relays whether they carry a message from one socket to another, and whether they store a feed and return it to a
// later socket. Prints a line of JSON for each.
import { WebSocket } from 'ws';
import { FEED_KIND, MESSAGE_KIND } from '../../web/src/core/network/relay-frame-messages';
import { newSigner } from '../../web/wire/event';

const PATIENCE = 10_000;

async function ask(relay) {
  const from = performance.now();
  const sockets = [];
  try {
    sockets.push(await dial(relay), await dial(relay));
    const [ear, mouth] = sockets;
    const [topic, post, tag, key] = [16, 16, 32, 32].map(digits);
    const signer = newSigner(key, { topic, post, tag });
    const open = until(ear, ([word, name, reason]) => (word === 'CLOSED' ? new Error(reason) : word === 'EOSE' && name === 'table'));
    ear.send(JSON.stringify(['REQ', 'table', { kinds: [MESSAGE_KIND], '#x': [topic], limit: 1 }]));
    await open;
    const dialled = performance.now() - from;
    const carried = await carry(await signer.sign('A'.repeat(400), seconds()), mouth, ear);
    const stores = await keep(await signer.store('A'.repeat(4000), seconds()), mouth, post, relay, sockets);
    return { relay, carries: true, dialled, carried, ...stores };
  } catch (error) {
    return { relay, carries: false, reason: error.message || error.code || String(error) };
  } finally {
    for (const socket of sockets) socket.terminate();
  }
}

function digits(bytes) {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');
}

function seconds() {
  return Math.floor(Date.now() / 1000);
}

/** Milliseconds from sending to hearing it. */
async function carry(event, mouth, ear) {
  const sent = performance.now();
  const heard = until(ear, ([word, , given]) => word === 'EVENT' && given.id === event.id);
  await Promise.race([heard, refusal(mouth, event)]);
  return performance.now() - sent;
}

/** Whether a socket that is opened later gets the feed. */
async function keep(event, mouth, post, relay, sockets) {
  try {
    const taken = until(mouth, ([word, id, ok]) => word === 'OK' && id === event.id && ok === true);
    mouth.send(JSON.stringify(['EVENT', event]));
    await Promise.race([taken, refusal(mouth, null)]);
    const later = await dial(relay);
    sockets.push(later);
    const found = until(later, ([word, name, given]) => {
      if (word === 'EOSE' || word === 'CLOSED') return new Error('it was not returned');
      return word === 'EVENT' && name === 'feeds' && given.id === event.id;
    });
    later.send(JSON.stringify(['REQ', 'feeds', { kinds: [FEED_KIND], '#d': [post], limit: 64 }]));
    await found;
    return { stores: true };
  } catch (error) {
    return { stores: false, why: error.message };
  }
}

/** Sends an event, and fails where the relay refuses one. */
function refusal(mouth, event) {
  const refused = until(mouth, ([word, , taken, reason]) => word === 'OK' && taken === false && new Error(reason));
  if (event) mouth.send(JSON.stringify(['EVENT', event]));
  return refused;
}

function dial(url) {
  const socket = new WebSocket(url, { handshakeTimeout: PATIENCE });
  return new Promise((done, fail) => socket.on('open', () => done(socket)).on('error', fail));
}

/** Until a message is what was waited for; one that makes an error is the end. */
function until(socket, wanted) {
  const heard = new Promise((done, fail) => {
    setTimeout(fail, PATIENCE, new Error('no answer')).unref();
    socket.on('close', () => fail(new Error('it broke off')));
    socket.on('message', (data) => {
      const found = wanted(JSON.parse(data));
      if (found instanceof Error) fail(found);
      else if (found) done();
    });
  });
  heard.catch(() => undefined); // the loser of the race is not awaited
  return heard;
}

for (const told of await Promise.all(process.argv.slice(2).map(ask))) console.log(JSON.stringify(told));
