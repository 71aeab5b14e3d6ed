import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Without a d: blockers of advertisements hide what is called ad or ads. */
const LETTERS = 'abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ';

type NameClass = (name: string, file: string) => string;

/**
 * Names the classes and animations of CSS modules in two letters, or in three once there are more
 * than 2,500. No class of ours that is not in a module is as short. The names come from the order of
 * the files and of the names in them, so every build of the same sources gives the same.
 *
 * @param roots The folders that style sheets are in.
 */
export function shortClassNames(roots: readonly string[]): NameClass {
  const keys = roots.flatMap((root) =>
    globSync('**/*.module.css', { cwd: root })
      .toSorted()
      .map((file) => join(root, file))
      .flatMap((file) => namesIn(readFileSync(file, 'utf8')).map((name) => keyOf(name, file))),
  );
  const names = new Map(keys.map((key, index) => [key, toLetters(index)]));
  return (name, file) => {
    const [path = file] = file.split('?');
    const short = names.get(keyOf(name, path));
    if (short === undefined) {
      throw new Error(`There is no short name for ${name} of ${path}.`);
    }
    return short;
  };
}

const keyOf = (name: string, file: string) => `${file} ${name}`;

/** The classes and animations that a style sheet names, in the order in which it first does. */
function namesIn(css: string): string[] {
  return [
    ...new Set(
      [...css.matchAll(/(?:\.|@keyframes )(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
    ),
  ];
}

function toLetters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (
    (rest < LETTERS.length ? LETTERS.charAt(rest) : toLetters(rest - LETTERS.length)) +
    LETTERS.charAt(index % LETTERS.length)
  );
}
