/** The form that opens a replay: one of the player's games, a pasted record or a file. */

import { MAX_RECORD_LENGTH } from '../../core/contract/generated/limits';
import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../core/page/navigate';
import { showFailure } from '../../core/page/notices';
import { parseMap } from '../../core/contract/cells';
import { seedFromText } from '../../core/paint/hash';
import { thumbnail } from '../../core/paint/thumbnails';
import type { FinishedGame } from '../../core/state/saved-games';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { type Paint, painted } from '../../core/ui/painted-canvas';
import { stars } from '../../core/ui/buttons';
import { dayName, t, textFor } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import openerStyles from './opener.css';
import { sheetName } from '../../core/words/sentences';

adoptStyles(openerStyles);

const MAX_GAMES = 60;

/** Returns the record in a text, which may be a link to it. */
function extractRecord(text: string): string {
  const record = /#game=([^&\s]+)/.exec(text)?.[1] ?? text;
  try {
    return decodeURIComponent(record).trim();
  } catch {
    return record.trim();
  }
}

async function openFile(event: Event): Promise<void> {
  const field = event.target as HTMLInputElement;
  const file = field.files?.[0];
  if (!file) return;
  if (file.size > MAX_RECORD_LENGTH) showFailure('error-too-long');
  else await openReplay(extractRecord(await file.text()));
  field.value = '';
}

/** Returns the newest games, each once: a game of several people is stored for each of them. */
function recentGames(): FinishedGame[] {
  const seen = new Set<string>();
  return state.stored.history.filter(({ record }) => !seen.has(record) && seen.add(record)).slice(0, MAX_GAMES);
}

function openReplay(record: string): Promise<void> {
  return goTo({ to: 'replay', record });
}

export function replayOpener(): TemplateResult {
  const paste = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('textarea');
    if (field?.value.trim()) void openReplay(extractRecord(field.value));
  };
  const hasOwnGames = state.stored.history.length > 0;
  return html`<section class="plate opener gap-3 stack">
    ${hasOwnGames ? html`<h2>${t('replay-open-history')}</h2><ul class="replays stack">${recentGames().map(gameItem)}</ul>` : nothing}
    <details ?open=${!hasOwnGames}><summary class="link">${t('replay-open-other')}</summary>
    <form @submit=${paste}>
      <label class="field"><span class="lbl">${t('replay-open-paste')}</span><textarea class="box" rows="3" maxlength=${MAX_RECORD_LENGTH}
        spellcheck="false" autocomplete="off" data-field="record"></textarea></label>
      <div class="cta wrap"><button class="btn primary" data-act="watch">${icon('replay')}<span>${t('games-open')}</span></button>
        <label class="btn file">${icon('upload')}<span>${t('replay-open-file')}</span>
          <input class="cover" type="file" accept=".txt,text/plain" data-field="record-file" @change=${(event: Event) => void openFile(event)}></label></div>
    </form></details>
  </section>`;
}

function gameItem({ record, day, summary }: FinishedGame): TemplateResult {
  const { map, deal, sheet, set } = summary;
  const paint: Paint = (theme) => thumbnail(parseMap(map), 64, theme, seedFromText(deal));
  return html`<li><button class="row-btn" @click=${() => void openReplay(record)}>
    <canvas aria-hidden="true" ${painted(`replay${map}`, paint)}></canvas>
    <span><b>${sheetName(sheet)} · ${textFor('set', set)}</b><small>${dayName(day)}</small></span>${stars(summary.stars)}</button></li>`;
}
