/** The templates of bots, with their comments in the player's language. */

import { STARTERS } from '../../core/contract/generated/workshop';
import { textFor } from '../../core/words/texts';

/** Maximum columns of a comment. */
const WIDTH = 72;

/** Returns the text of a template: its comments, counted from the top, are replaced by the player's language. */
export function templateText(id: string): string {
  let number = 0;
  const nextComment = (): string => textFor('starter', `${id}-${++number}`);
  const lines: string[] = [];
  let inBlock = false;
  for (const line of (STARTERS[id] ?? '').split('\n')) {
    const block = /^(\s*)# /.exec(line);
    const docstring = /^(\s*)""".*"""$/.exec(line);
    const trailingComment = /^(.*\S {2}# )/.exec(line);
    if (block && !inBlock) lines.push(...wrapped(nextComment(), block[1]!));
    else if (docstring) lines.push(`${docstring[1]!}"""${nextComment()}"""`);
    else if (trailingComment) lines.push(`${trailingComment[1]!}${nextComment()}`);
    else if (!block) lines.push(line);
    inBlock = block !== null;
  }
  return lines.join('\n');
}

function wrapped(text: string, indent: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last && indent.length + 3 + last.length + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.map((line) => `${indent}# ${line}`);
}
