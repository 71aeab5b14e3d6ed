import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';
import { load } from 'cheerio';
import { parse } from 'postcss';

/**
 * The rules that a page needs as it was prerendered: those of its style sheets that match something on
 * it, and every typeface.
 *
 * @param files Addresses of the style sheets, in the order in which they apply.
 * @param folder The root of the site, where they are.
 */
export async function criticalCss(
  html: string,
  files: readonly string[],
  folder: string,
): Promise<string> {
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    fonts: false,
    // Beasties cannot tell what these match.
    allowRules: [/:where\(/],
    pruneSource: false,
    logLevel: 'warn',
  });
  const links = files.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  const document = `<!doctype html><html lang="en-AU" class="light" data-theme="light"><head>${links}</head><body>${html}</body></html>`;
  const rules = load(await beasties.process(document))('style').text();
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return sheets.flatMap(fontFaces).join('') + withoutUnusedProperties(rules, html);
}

/** Most pages read few of the design tokens. */
function withoutUnusedProperties(css: string, html: string): string {
  const used = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const sheet = parse(css);
  sheet.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  return sheet.toString();
}

/** Beasties drops them: their names stand in custom properties only. */
function fontFaces(css: string): string[] {
  const found: string[] = [];
  parse(css).walkAtRules('font-face', (rule) => {
    found.push(rule.toString());
  });
  return found;
}
