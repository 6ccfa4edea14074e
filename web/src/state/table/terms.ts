/** The terms of a table as the page needs them: who writes which seat. The engine has checked the text before. */

export interface TermsSeat {
  /** The seat whose device writes for this one. */
  writer: number;
  key: string;
  bot: string;
}

export interface Terms {
  text: string;
  /** Of this table alone. */
  name: string;
  seats: readonly TermsSeat[];
}

export function readTerms(text: string): Terms {
  const [, , , name = '', , ...seats] = text.split(' ');
  return { text, name, seats: seats.map(readSeat) };
}

function readSeat(word: string): TermsSeat {
  const [head = '', told = ''] = word.split('=');
  const writer = Number(head.slice(1));
  return head.startsWith('b') ? { writer, key: '', bot: told } : { writer, key: told, bot: '' };
}

/** The first seat of the device with that key; -1 for someone who looks on. */
export function homeOf({ seats }: Terms, key: string): number {
  return seats.findIndex((seat) => seat.key === key);
}

/** The seats that a device writes when the table begins: its people, and its bots. */
export function seatsAt({ seats }: Terms, home: number): number[] {
  return [...seats.keys()].filter((index) => seats[index]?.writer === home);
}

export function peopleAt(terms: Terms, home: number): number[] {
  return seatsAt(terms, home).filter((index) => !terms.seats[index]?.bot);
}

/** The key of the device that a seat belongs to. */
export function keyOf({ seats }: Terms, seat: number): string {
  return seats[seats[seat]?.writer ?? -1]?.key ?? '';
}

/** The seat, tenure and place that an entry names. */
export function placeOf(entry: string): { seat: number; tenure: number; k: number } | null {
  const found = /^([0-7]) (\d{1,2}) (\d{1,3}) /.exec(entry);
  return found ? { seat: Number(found[1]), tenure: Number(found[2]), k: Number(found[3]) } : null;
}
