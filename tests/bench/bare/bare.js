// What our start is measured against: Pyodide as its documentation starts it, without packages.
import { loadPyodide } from './pyodide.mjs';

const python = await loadPyodide();
python.runPython('1 + 1');
performance.mark('mapwright:ready');
await navigator.serviceWorker.register('../sw.js');
