/** A code that another device shows: scanned by the camera, or typed. */

import { html, nothing, type TemplateResult } from 'lit';
import { scan } from '../../peers/connection';
import { redraw } from '../../state/store';
import { wordButton } from '../../ui/pieces';
import { t } from '../../words/texts';
import { refused } from './refused';

const LONGEST = 4000;
let scanning: AbortController | null = null;

/** The code alone, whether a link contains it or not. */
export function codeIn(text: string, key: 'offer' | 'answer'): string {
  const found = new RegExp(`#${key}=([^&\\s]+)`).exec(text);
  return decodeURIComponent(found?.[1] ?? text.trim().slice(0, LONGEST));
}

export function stopScanning(): void {
  scanning?.abort();
  scanning = null;
}

export function codeField(name: string, label: string, take: (text: string) => void, waiting: boolean): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('textarea');
    if (field?.value.trim()) take(field.value);
  };
  return html`<form class="t-code-field" @submit=${submit}>
    ${scanning ? html`<video class="t-camera" aria-label=${t('together-camera')}></video>` : nothing}
    <label class="field"><span class="lbl">${label}</span><textarea rows="3" maxlength=${LONGEST}
      autocomplete="off" spellcheck="false" data-field=${name}></textarea></label>
    <div class="t-acts"><button class="btn primary" data-act="take-${name}"
        ?disabled=${waiting}><span>${t(waiting ? 'together-connecting' : 'together-take-code')}</span></button>
      ${'mediaDevices' in navigator ? scanButton(take) : nothing}</div></form>`;
}

function scanButton(take: (text: string) => void): TemplateResult {
  return wordButton('search', t(scanning ? 'together-scan-stop' : 'together-scan'), () => void look(take), { act: 'scan' });
}

async function look(take: (text: string) => void): Promise<void> {
  if (scanning) {
    stopScanning();
    redraw();
    return;
  }
  const mine = new AbortController();
  scanning = mine;
  redraw();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const video = document.querySelector<HTMLVideoElement>('.t-camera');
  let found = '';
  try {
    if (video) await scan(video, (text) => Boolean((found = text)), mine.signal);
  } catch (error) {
    refused(error);
  }
  if (scanning === mine) scanning = null;
  redraw();
  if (found) take(found);
}
