/** The results of answered puzzles, in localStorage. Games are stored elsewhere. */

import { type Figures, freshFigures, parseFigures } from '../state/puzzle-figures';
import { stored } from './local';

export const storedFigures = /* @__PURE__ */ stored<Figures>('puzzles', freshFigures, parseFigures);
