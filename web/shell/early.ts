/** Loaded before the page's own script, so that the engine's worker starts while the page paints. */

import '../src/core/engine/pyscript';
import '../src/core/browser/updates';
