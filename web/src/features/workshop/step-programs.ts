/** The programs with which the steps of the course begin and end, with the step's title in the player's language. */

import { STEPS } from '../../core/contract/generated/workshop';
import { textFor } from '../../core/words/texts';

/** Returns a program of the step before with the title of this one, if it had the title of that one. */
export function retitled(text: string, number: number): string {
  return text.replace(stepTitle(number - 1), () => stepTitle(number));
}

function stepTitle(number: number): string {
  return `"""${textFor('course', `${number}-title`)}"""`;
}

/** The code of a step, with the step's title in the player's language as its docstring. */
function withStepTitle(code: string, number: number): string {
  return code.replace(/^"""[^]*?"""/, () => stepTitle(number));
}

export function starterProgram(number: number): string {
  return withStepTitle(STEPS[number - 1]?.starter ?? '', number);
}

export function modelAnswer(number: number): string {
  return withStepTitle(STEPS[number - 1]?.model ?? '', number);
}
