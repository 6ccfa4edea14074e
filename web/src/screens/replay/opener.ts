/** Where a replay comes from: one's own games first, then a pasted record or a file. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import { fail } from '../../commands/page';
import { pictureOf } from '../../contract/cells';
import { hashText } from '../../paint/hash';
import { thumbnail } from '../../paint/thumbnails';
import type { FinishedGame } from '../../state/stored';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import { type Paint, painted } from '../../ui/painted';
import { stars } from '../../ui/pieces';
import { dayName, t } from '../../words/texts';

const LONGEST = 200_000;

/** A record, or a link that ends in one. */
export function recordIn(text: string): string {
  const found = /#game=([^&\s]+)/.exec(text)?.[1] ?? text;
  try {
    return decodeURIComponent(found).trim();
  } catch {
    return found.trim();
  }
}

async function read(event: Event): Promise<void> {
  const field = event.target as HTMLInputElement;
  const file = field.files?.[0];
  if (!file) return;
  if (file.size > LONGEST) fail('error-too-long');
  else await watch(recordIn(await file.text()));
  field.value = '';
}

/** The newest games, each once: a table's is stored for everyone who sat at it. */
function watchable(): FinishedGame[] {
  const seen = new Set<string>();
  return state.stored.games.filter(({ record }) => !seen.has(record) && seen.add(record)).slice(0, 60);
}

function watch(record: string): Promise<void> {
  return goTo({ to: 'replay', record });
}

export function opener(): TemplateResult {
  const paste = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('textarea');
    if (field?.value.trim()) void watch(recordIn(field.value));
  };
  const own = state.stored.games.length > 0;
  return html`<section class="plate opener">
    ${own ? html`<h2>${t('replay-open-history')}</h2><ul class="replays">${watchable().map(one)}</ul>` : nothing}
    <details ?open=${!own}><summary class="link">${t('replay-open-other')}</summary>
    <form @submit=${paste}>
      <label class="field"><span class="lbl">${t('replay-open-paste')}</span><textarea rows="3" maxlength=${LONGEST}
        spellcheck="false" autocomplete="off" data-field="record"></textarea></label>
      <div class="cta"><button class="btn primary" data-act="watch">${icon('replay')}<span>${t('games-open')}</span></button>
        <label class="btn file">${icon('upload')}<span>${t('replay-open-file')}</span><input type="file" accept=".txt,text/plain"
          data-field="record-file" @change=${(event: Event) => void read(event)}></label></div>
    </form></details>
  </section>`;
}

function one({ record, day, summary }: FinishedGame): TemplateResult {
  const { map, deal, sheet, set } = summary;
  const paint: Paint = (theme) => thumbnail(pictureOf(map), 64, theme, hashText(deal));
  return html`<li><button class="row-btn" @click=${() => void watch(record)}>
    <canvas aria-hidden="true" ${painted(`replay${map}`, paint)}></canvas>
    <span><b>${t(`sheet-${sheet}`)} · ${t(`set-${set}`)}</b><small>${dayName(day)}</small></span>${stars(summary.stars)}</button></li>`;
}
