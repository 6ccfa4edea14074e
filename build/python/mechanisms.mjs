// The mechanisms that make the download small. Each can be switched off for a build, to measure what it brings or to try a new
// Pyodide: MAPWRIGHT_WITHOUT=prune_glue,slim. docs/start-up.md has a row on each.
const switchedOff = (process.env.MAPWRIGHT_WITHOUT ?? '').split(',');

export function isUsed(name) {
  return !switchedOff.includes(name);
}

/** An error that stops the build: without it, a mechanism that no longer fits would only make the download larger. */
export function misfit(name, reason) {
  return new Error(`${name} does not fit this Pyodide: ${reason}`);
}
