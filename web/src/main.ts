/** The page itself; what starts it is in app/start. */

import './app/start';
