import { readFileSync } from 'node:fs';
import type { Theme } from '../providers/theme.ts';
import { parseTokens } from './parse-tokens.ts';

/** The custom properties of a theme, by name without the two dashes. For tests and scripts. */
export function readTokens(theme: Theme): ReadonlyMap<string, string> {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  return new Map(parseTokens(css).map((token) => [token.name, token[theme]]));
}
