import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';
import { load } from 'cheerio';
import { parse } from 'postcss';

/**
 * The CSS to inline in a prerendered page: the rules of its style sheets that match something on
 * it, and every @font-face.
 *
 * @param files Addresses of the style sheets, in cascade order.
 * @param folder The root of the site, which contains them.
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
    // Beasties cannot match these selectors, so they are always kept.
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

/** Removes the design tokens that the page does not use, which are most of them. */
function withoutUnusedProperties(css: string, html: string): string {
  const used = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const sheet = parse(css);
  sheet.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  return sheet.toString();
}

/** The @font-face rules, which Beasties drops because only custom properties name the fonts. */
function fontFaces(css: string): string[] {
  const found: string[] = [];
  parse(css).walkAtRules('font-face', (rule) => {
    found.push(rule.toString());
  });
  return found;
}
