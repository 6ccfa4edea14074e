/** The workshop's styles. */

import sheet from 'sheet:workshop';
import { dresser } from '../../ui/dress';

export const dress = /* @__PURE__ */ dresser(sheet);
