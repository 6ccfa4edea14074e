/** The dialog with the HTML code that embeds the game in another page. */

import { html, nothing, type TemplateResult } from 'lit';
import { embedLink, siteLink } from '../../core/page/links';
import { closeDialog } from '../../core/page/navigate';
import { copy } from '../../core/page/notices';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import { radio } from '../../core/ui/choices';
import { icon } from '../../core/ui/icons';
import { dialogPanel } from '../../core/ui/modal';
import { textButton } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import embedCodeStyles from './embed-code.css';

adoptStyles(embedCodeStyles);

const KINDS = ['iframe', 'mapwright-game'] as const;
const selection = localState<{ kind: (typeof KINDS)[number] }>({ kind: 'iframe' });

const FRAME =
  'title="Mapwright" width="640" height="560" loading="lazy" allow="fullscreen; clipboard-write" style="border:0;max-width:100%"';

function embedCode(): string {
  if (selection.value.kind === 'iframe') return `<iframe src="${embedLink()}" ${FRAME}></iframe>`;
  return `<script type="module" src="${siteLink()}embed/mapwright-game.js"></script>\n<mapwright-game></mapwright-game>`;
}

export function dialog(): TemplateResult {
  const choose = (each: (typeof KINDS)[number]) => (): void => selection.update({ kind: each });
  const { kind } = selection.value;
  const text = embedCode();
  const copier = textButton('copy', t('embed-code-copy'), () => void copy(text, 'games-copied'), { act: 'copy-code', look: 'primary' });
  return dialogPanel(
    'embed',
    t('embed-code-title'),
    html`<p>${t('embed-code-note')}</p>
    <div class="seg" role="radiogroup" aria-label=${t('embed-code-title')}>${KINDS.map((each) =>
      radio({ group: 'embed-kind', value: each, on: each === kind, choose: choose(each) }, html`<code>&lt;${each}&gt;</code>`),
    )}</div>
    <textarea class="code box" data-show="embed-code" rows="6" readonly spellcheck="false" aria-label=${t('embed-code-note')} .value=${text}
      @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>
    <div class="cta wrap">${copier}
      <a class="btn" href="${siteLink()}blog/" target="_blank" rel="noopener">${icon('out')}<span>${t('embed-code-demo')}</span></a></div>
    <p class="muted" role="status">${state.notices.notice === 'games-copied' ? t('games-copied') : nothing}</p>`,
    closeDialog,
    { classes: 'embed-code', quiet: true },
  );
}
