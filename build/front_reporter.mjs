// Tells of the tests that fail, and of the others only how many they are.
import { relative } from 'node:path';

export default async function* report(source) {
  let [passed, failed] = [0, 0];
  for await (const { type, data } of source) {
    if (type === 'test:pass') passed++;
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (type !== 'test:fail') continue;
    failed++;
    const { cause = data.details.error } = data.details.error;
    yield `\nFailed: ${data.name} (${relative('.', data.file ?? '')}:${data.line ?? ''})\n${cause?.stack ?? cause}\n`;
  }
  yield `${passed} passed, ${failed} failed\n`;
}
