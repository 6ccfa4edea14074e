declare module 'pyodide/pyodide.asm.mjs' {
  const create: (settings: object) => Promise<object>;
  export default create;
}
declare module 'fake-indexeddb/auto';
