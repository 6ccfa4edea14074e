/* Made by build/contract.py from the engine. Do not edit. */

export const PROTOCOL = 2;
export const RULES = 1;
