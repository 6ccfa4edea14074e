/** The page itself. The script of index.html waits for `started`, and reports a start that fails. */

export { started } from './app/start';
