/** The code that puts the game, or this very deal, into the player's own page. */

import { html, nothing, type TemplateResult } from 'lit';
import { embedLink, siteLink } from '../../commands/links';
import { closeDialog } from '../../commands/navigate';
import { copy } from '../../commands/page';
import { subject } from '../../state/games';
import { local } from '../../state/local';
import { isGame } from '../../state/route';
import { state } from '../../state/store';
import { radio } from '../../ui/choices';
import { icon } from '../../ui/icons';
import { sheetDialog } from '../../ui/modal';
import { wordButton } from '../../ui/pieces';
import { t } from '../../words/texts';

const KINDS = ['iframe', 'mapwright-game'] as const;
const chosen = local<{ kind: (typeof KINDS)[number] }>({ kind: 'iframe' });

function dealOf(): string | null {
  const onTable = isGame(state.where.route) ? state.game.view?.deal : null;
  return subject()?.summary.deal ?? onTable ?? null;
}

const FRAME =
  'title="Mapwright" width="640" height="560" loading="lazy" allow="fullscreen; clipboard-write" style="border:0;max-width:100%"';

function code(deal: string | null): string {
  if (chosen.now.kind === 'iframe') return `<iframe src="${embedLink(deal)}" ${FRAME}></iframe>`;
  const attribute = deal === null ? '' : ` deal="${deal}"`;
  return `<script type="module" src="${siteLink()}embed/mapwright-game.js"></script>\n<mapwright-game${attribute}></mapwright-game>`;
}

export function dialog(): TemplateResult {
  const choose = (each: (typeof KINDS)[number]) => (): void => chosen.change({ kind: each });
  const { kind } = chosen.now;
  const deal = dealOf();
  const text = code(deal);
  const copier = wordButton('copy', t('embed-code-copy'), () => void copy(text, 'games-copied'), { act: 'copy-code', kind: 'primary' });
  return sheetDialog(
    'embed',
    t('embed-code-title'),
    html`<p>${t('embed-code-note')}</p>
    <div class="seg two" role="radiogroup" aria-label=${t('embed-code-title')}>${KINDS.map((each) =>
      radio({ group: 'embed-kind', value: each, on: each === kind, choose: choose(each) }, html`<code>&lt;${each}&gt;</code>`),
    )}</div>
    <textarea class="code" data-show="embed-code" rows="6" readonly spellcheck="false" aria-label=${t('embed-code-note')} .value=${text}
      @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>
    <div class="cta">${copier}
      <a class="btn" href="${siteLink()}blog/" target="_blank" rel="noopener">${icon('out')}<span>${t('embed-code-demo')}</span></a></div>
    <p class="muted" role="status">${state.page.notice === 'games-copied' ? t('games-copied') : nothing}</p>`,
    closeDialog,
    { classes: 'embed-code', quiet: true },
  );
}
