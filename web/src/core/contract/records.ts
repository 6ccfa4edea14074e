/** What the page knows of the text of a game: it begins with the deal code. Everything else of it is the engine's. */

export function dealOf(record: string): string {
  return record.split('.')[0] ?? '';
}
