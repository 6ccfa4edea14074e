/** Loaded before the page's own script: the engine's worker starts while the page paints. */

import '../src/engine/pyscript';
import '../src/browser/offline';
