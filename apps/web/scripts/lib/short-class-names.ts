import { globSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

type NameClass = (name: string, file: string, css: string) => string;

/**
 * Names the classes and animations of CSS modules in three or four letters: two for the file, the first of them a
 * capital so that no class of ours is hit, and the rest for the name. The names come from the order
 * of the files and of the names in them, so every build of the same sources gives the same.
 *
 * @param roots The folders that style sheets are in.
 */
export function shortClassNames(roots: readonly string[]): NameClass {
  const files = roots.flatMap((root) =>
    globSync('**/*.module.css', { cwd: root })
      .toSorted()
      .map((file) => join(root, file)),
  );
  return (name, file, css) => {
    const [path = file] = file.split('?');
    const index = files.indexOf(path);
    if (index === -1 || index >= LETTERS.length ** 2) {
      throw new Error(`There is no short name for the classes of ${path}.`);
    }
    const letters = toLetters(index).padStart(2, 'a');
    return (
      letters.charAt(0).toUpperCase() + letters.slice(1) + toLetters(namesIn(css).indexOf(name))
    );
  };
}

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
  return (rest === 0 ? '' : toLetters(rest)) + LETTERS.charAt(index % LETTERS.length);
}
