import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const TOKENS = fileURLToPath(import.meta.resolve('@cleaning/ui/tokens.css'));

/**
 * The colour of a design token in the light theme, for files that cannot read custom properties.
 *
 * @param token Its name in full: `--color-bg`.
 * @throws when no such token has a plain hex colour.
 */
export async function brandColour(token: string): Promise<string> {
  const css = await readFile(TOKENS, 'utf8');
  // The light theme comes first.
  const [, colour] = new RegExp(`${token}:\\s*(#[0-9a-f]{6})\\b`).exec(css) ?? [];
  if (colour === undefined) {
    throw new Error(`The tokens hold no hex colour named ${token}.`);
  }
  return colour;
}
