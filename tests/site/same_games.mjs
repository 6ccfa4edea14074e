// node same_games.mjs <folder of the build's Python> <halves|whole> <first game> <number of games>
// Prints a hash of every answer of each game, and whether the second half of the module was needed.
import { createHash } from 'node:crypto';
import { play } from './games.mjs';
import { dispatchOf, inHalves, whole } from './python_on_node.mjs';

const [folder, way, first, count] = process.argv.slice(2);
let needed = 0;
const fetchRest = (rest) => {
  needed++;
  return rest;
};
// A clock that advances a little whenever it is read: a bot with a time limit thinks the same each time.
let now = 0;
performance.now = () => (now += 5);
const python = await (way === 'halves' ? inHalves(folder, { fetchRest }) : whole(folder));
const dispatch = dispatchOf(python);
for (let number = Number(first); number < Number(first) + Number(count); number++) {
  const digest = createHash('sha256');
  const listening = (text) => {
    const answer = dispatch(text);
    digest.update(answer);
    return answer;
  };
  await play(number, listening);
  console.log(number, digest.digest('hex').slice(0, 20), needed);
}
