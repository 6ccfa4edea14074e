/** What is kept of answered puzzles, in localStorage. No game is ever kept here. */

import { type Figures, freshFigures, parseFigures } from '../state/puzzle-figures';
import { stored } from './local';

export const storedFigures = /* @__PURE__ */ stored<Figures>('puzzles', freshFigures, parseFigures);
