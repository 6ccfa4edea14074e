/** The workshop's styles. */

import sheet from 'sheet:workshop';
import { stylesheetAdopter } from '../../core/ui/screen-styles';

export const adoptStyles = /* @__PURE__ */ stylesheetAdopter(sheet);
