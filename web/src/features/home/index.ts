/** The home screen. */

import type { SetupJson } from '../../core/contract/generated/messages';
import type { ShellHome } from '../../app/start';
import type { Mode } from '../../core/state/form';
import { state } from '../../core/state/store';
import { changeSetup, chooseMode, choosePreset, loadForm, updateForm } from './form';
import { setupNote } from './home';
import { todayTexts } from './today';
import * as home from './home';

/** Takes over the selections of the home screen in index.html, and stores what it shows at the next visit. */
const shellHome: ShellHome = {
  load: loadForm,
  takeOver({ mode, set, sheet, unfolded }) {
    const { form } = state;
    if (set && set !== form.setup.set) choosePreset(set as SetupJson['set']);
    if (sheet && sheet !== form.setup.sheet) changeSetup({ sheet: sheet as SetupJson['sheet'] });
    if (mode && mode !== form.mode) chooseMode(mode as Mode);
    if (unfolded.includes('setup')) updateForm({ setupOpen: true });
  },
  preview() {
    const { mode, setup } = state.form;
    return { form: { mode, set: setup.set, sheet: setup.sheet }, texts: [setupNote(), ...todayTexts()] };
  },
};

export const screens = { home };
export const parts = { shellHome };
