// Bundled by ask_relays.py, then: node ask_relays.mjs URL …
// Asks relays whether they carry a message from one socket to another, and prints a line of JSON for each.
import { WebSocket } from 'ws';
import { KIND } from '../../web/src/peers/relay-frame-messages';
import { newSigner } from '../../web/wire/event';

const PATIENCE = 10_000;

async function ask(relay) {
  const from = performance.now();
  const sockets = [];
  try {
    sockets.push(await dial(relay), await dial(relay));
    const [ear, mouth] = sockets;
    const topic = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
    const open = until(ear, ([word, name, reason]) => (word === 'CLOSED' ? new Error(reason) : word === 'EOSE' && name === 'table'));
    ear.send(JSON.stringify(['REQ', 'table', { kinds: [KIND], '#x': [topic], limit: 1 }]));
    await open;
    const dialled = performance.now() - from;
    const event = await newSigner().sign('A'.repeat(400), topic, Math.floor(Date.now() / 1000));
    return { relay, carries: true, dialled, carried: await carry(event, mouth, ear) };
  } catch (error) {
    return { relay, carries: false, reason: error.message || error.code || String(error) };
  } finally {
    for (const socket of sockets) socket.terminate();
  }
}

/** Milliseconds from sending to hearing it. */
async function carry(event, mouth, ear) {
  const sent = performance.now();
  const heard = until(ear, ([word, , given]) => word === 'EVENT' && given.id === event.id);
  const refused = until(mouth, ([word, , taken, reason]) => word === 'OK' && taken === false && new Error(reason));
  mouth.send(JSON.stringify(['EVENT', event]));
  await Promise.race([heard, refused]);
  return performance.now() - sent;
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
