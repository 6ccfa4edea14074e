/** Lets the page do what it has to meanwhile; without a number only that. */
export function sleep(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
