/** What the page takes for PyScript's module. */

type Hook = (wrap: unknown, worker: unknown) => void;

export const hooks = { main: { onWorker: new Set<Hook>() }, worker: { onReady: new Set<unknown>([() => undefined]) } };
