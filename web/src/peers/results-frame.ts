/** Asks the relay frame for the results of a day. The frame exists as long as someone looks at them. */

import { WIRE } from './relay-frame-messages';
import { asResultsFromFrame, type ResultsFirstWord, type ResultsFromFrame } from './results-messages';

/** How long the frame may take to say its first word. */
const PATIENCE = 15_000;

export interface ResultsEars {
  heard(word: Exclude<ResultsFromFrame, { wire: number }>): void;
  /** There is no frame that answers, or one of another release. */
  lost(): void;
}

/** Returns a function that ends the connection. */
export function openResults(results: ResultsFirstWord['results'], ears: ResultsEars): () => void {
  const frame = document.createElement('iframe');
  const { port1, port2 } = new MessageChannel();
  const close = (): void => {
    clearTimeout(timer);
    port1.close();
    frame.remove();
  };
  const lose = (): void => {
    close();
    ears.lost();
  };
  const timer = window.setTimeout(lose, PATIENCE);
  port1.onmessage = ({ data }) => {
    const word = asResultsFromFrame(data);
    clearTimeout(timer);
    if (!word) return;
    if (!('wire' in word)) ears.heard(word);
    else if (word.wire !== WIRE) lose();
  };
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.src = new URL('wire/', document.baseURI).href;
  const first: ResultsFirstWord = { wire: WIRE, results };
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(first, '*', [port2]), { once: true });
  document.body.append(frame);
  return close;
}
