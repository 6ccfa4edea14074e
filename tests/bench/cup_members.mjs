/**
 * Simulated members of a cup: `node cup_members.mjs RELAY SECRET CONTEXT SECONDS FILE`. FILE has one JSON array for each member,
 * with the entries of its text after each event. They join within the first tenth of the time, and finish seasons at random.
 * Prints as JSON the milliseconds from each event to the other members, and when each season was sent.
 */

import { readFileSync } from 'node:fs';
import { createLogCipher, deviceKey } from '../../web/src/core/network/log-cipher';
import { bytesOf } from '../../web/src/core/network/bytes';
import { FEED_KIND } from '../../web/src/core/network/relay-frame-messages';
import { newSigner } from '../../web/wire/event';

const [url = '', secret = '', context = '', seconds = '0', file = ''] = process.argv.slice(2);
const TEXTS = JSON.parse(readFileSync(file, 'utf8'));
const SEASONS = 4;
const cipher = await createLogCipher(bytesOf(secret), context);
const sentAt = new Map();
const delays = [];
/** For each season its member's index, round and number, and the time. */
const sent = [];
let [accepted, refused] = [0, 0];

function onMessage(data) {
  const [type, name, event] = JSON.parse(data);
  if (type === 'OK') event === true ? accepted++ : refused++;
  if (type !== 'EVENT' || name !== 'feeds' || typeof event !== 'object') return;
  const time = sentAt.get(event.id);
  if (time !== undefined) delays.push(performance.now() - time);
}

async function member(index, texts) {
  const span = Number(seconds) * 1000;
  const times = texts.map((_, i) => (i ? Math.random() * span * 0.9 + span * 0.1 : Math.random() * span * 0.1)).sort((a, b) => a - b);
  await sleep(times[0] ?? 0);
  const start = performance.now() - (times[0] ?? 0);
  const { topic, author, tag } = cipher;
  const signer = newSigner(await deviceKey(String(index), topic), { topic, author, tag });
  const socket = new WebSocket(url);
  await new Promise((open) => (socket.onopen = open));
  socket.onmessage = ({ data }) => onMessage(String(data));
  socket.send(JSON.stringify(['REQ', 'feeds', { kinds: [FEED_KIND], authors: [signer.marks.author], limit: 500 }]));
  let date = Math.floor(Date.now() / 1000);
  for (const [at, text] of texts.entries()) {
    await sleep(start + (times[at] ?? 0) - performance.now());
    date = Math.max(date + 1, Math.floor(Date.now() / 1000));
    const event = await signer.store(await cipher.encryptLines(text), date);
    sentAt.set(event.id, performance.now());
    if (at) sent.push([index, `${Math.ceil(at / SEASONS)} ${((at - 1) % SEASONS) + 1}`, Date.now()]);
    socket.send(JSON.stringify(['EVENT', event]));
  }
}

function sleep(ms) {
  return new Promise((done) => setTimeout(done, Math.max(0, ms)));
}

await Promise.all(TEXTS.map((texts, index) => member(index, texts)));
await sleep(3000);
delays.sort((a, b) => a - b);
const at = (share) => Math.round(delays[Math.floor(share * (delays.length - 1))] ?? -1);
const figures = { events: sentAt.size, accepted, refused, received: delays.length, median: at(0.5), longest: at(1), sent };
process.stdout.write(JSON.stringify(figures), () => process.exit(0));
