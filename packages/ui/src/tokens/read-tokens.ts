import { readFileSync } from 'node:fs';
import type { Theme } from '../providers/theme.ts';

/** The custom properties of a theme, by name without the two dashes. For tests. */
export function readTokens(theme: Theme): ReadonlyMap<string, string> {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\//g,
    '',
  );
  const light = declarations(block(css, ':root'));
  if (theme === 'light') return light;
  return new Map([...light, ...declarations(block(css, '.dark'))]);
}

function block(css: string, selector: string): string {
  const start = css.indexOf('{', css.indexOf(selector));
  return css.slice(start + 1, css.indexOf('}', start));
}

function declarations(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}
