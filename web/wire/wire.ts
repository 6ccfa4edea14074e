/** The frame's beginning: the first word of the page around it, and then words through a port. It has no storage and no origin. */

import { asFirstWord, asFromPage, type FirstWord, type FromFrame, WIRE } from '../src/peers/relay-frame-messages';
import { asResultsFirstWord, type ResultsFirstWord, type ResultsFromFrame } from '../src/peers/results-messages';
import { Courier } from './courier';
import { ResultsReader } from './results';

function listed(): string[] {
  const relays = document.querySelector<HTMLMetaElement>('meta[name="relays"]')?.content ?? '';
  return relays.split(' ').filter(Boolean);
}

function begin({ wire, key, ...marks }: FirstWord, port: MessagePort): void {
  const say = (word: FromFrame): void => port.postMessage(word);
  say({ wire: WIRE });
  if (wire !== WIRE) return;
  const courier = new Courier(listed(), key, marks, {
    stored: (stored) => say({ stored }),
    said: (said, by) => say({ said, by }),
    health: (health) => say({ health }),
    clock: () => say({ clock: true }),
  });
  port.onmessage = ({ data }) => obey(courier, data);
  say({ health: courier.health() });
}

function beginResults({ wire, results }: ResultsFirstWord, port: MessagePort): void {
  const say = (word: ResultsFromFrame): void => port.postMessage(word);
  say({ wire: WIRE });
  if (wire !== WIRE) return;
  new ResultsReader(listed(), results, {
    own: (own) => say({ own }),
    found: (found) => say({ found }),
    progress: (progress) => say({ progress }),
  });
}

function obey(courier: Courier, data: unknown): void {
  const word = asFromPage(data);
  if (!word) return;
  if ('send' in word) void courier.send(word.send);
  else if ('post' in word) void courier.post(word.post);
  else if ('trust' in word) courier.trust(word.trust);
  else if ('clock' in word) void courier.setClock(word.clock);
  else courier.wake();
}

function greeted({ data, source, origin, ports }: MessageEvent): void {
  const results = asResultsFirstWord(data);
  const word = asFirstWord(data);
  const [port] = ports;
  // Only a page of the site itself may have us carry something. (location.origin is where we came from; our own is null.)
  if (!(word || results) || !port || source !== parent || origin !== location.origin) return;
  removeEventListener('message', greeted);
  if (results) beginResults(results, port);
  else if (word) begin(word, port);
}

addEventListener('message', greeted);
