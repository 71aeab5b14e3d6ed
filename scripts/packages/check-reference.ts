import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { REPOSITORY_ROOT } from '../lib/run.ts';
import { DOCUMENTED, entriesOf, type ExportedFunction, readExports } from './exported-functions.ts';
import { packageFolder, type PublishedName } from './published.ts';

const PAGES = path.join(REPOSITORY_ROOT, 'apps/reference/dist/functions');

/** How many characters of a docstring must be on its page. */
const OPENING = 60;

/**
 * Checks that each function for other apps has a page in the built API reference, with its
 * docstring, what it throws and its source. Excluded is what a package's typedoc.json excludes:
 * types of megabytes that say no more than the table of endpoints.
 * @throws AssertionError with the missing parts.
 */
export function checkReference(): void {
  assert.ok(existsSync(PAGES), 'The API reference is not built: npm run reference');
  const files = readdirSync(PAGES);
  const faults = DOCUMENTED.flatMap((name) =>
    functionsOf(name).flatMap((each) => {
      const file = files.find(
        (page) => page.startsWith(`_cleaning_${name}.`) && page.endsWith(`.${each.name}.html`),
      );
      if (file === undefined) return [`${name}: ${each.name} has no page`];
      return faultsOfPage(path.join(PAGES, file), each).map((fault) => `${name}: ${fault}`);
    }),
  );
  assert.deepEqual(faults, [], 'The API reference lacks something');
}

function functionsOf(name: PublishedName): ExportedFunction[] {
  const folder = packageFolder(name);
  const settings = path.join(folder, 'typedoc.json');
  const { exclude = [] }: { exclude?: readonly string[] } = existsSync(settings)
    ? (JSON.parse(readFileSync(settings, 'utf8')) as object)
    : {};
  return readExports(entriesOf(name)).functions.filter(
    ({ file }) =>
      !exclude.some((pattern) => path.matchesGlob(path.relative(folder, file), pattern)),
  );
}

function faultsOfPage(page: string, { name, description, tags }: ExportedFunction): string[] {
  const text = lettersOf(load(readFileSync(page, 'utf8'))('.col-content').text());
  const lacks = [
    { what: 'its docstring', words: lettersOf(description).slice(0, OPENING) },
    { what: 'where its source is', words: 'Definedin' },
    ...(tags.some((tag) => tag.name === 'throws')
      ? [{ what: 'what it throws', words: 'Throws' }]
      : []),
  ].filter(({ words }) => !text.includes(words));
  return lacks.map(({ what }) => `the page of ${name} lacks ${what}`);
}

/** Removes spaces and punctuation, which differ between a page and a docstring. */
const lettersOf = (text: string): string =>
  text.replaceAll('{@link ', '').replaceAll(/[^\p{L}\p{N}]/gu, '');
