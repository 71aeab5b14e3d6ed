import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accountScripts, portalScripts, staffScripts, withImports } from './lib/client-files.ts';
import type { ClientChunks } from './lib/client-files.ts';
import { compressText } from './lib/compress-folder.ts';
import { CHUNK_REPORT, DIST } from './lib/paths.ts';
import { readSite } from './lib/read-site.ts';

/** Budgets count 1,000 bytes as a kilobyte. */
const KB = 1000;

const BUDGETS = {
  /** Every script that a public page loads by itself. All of them run after the first paint. */
  javaScript: 140 * KB,
  /** The HTML with its inlined CSS: everything needed to read the page. */
  document: 18 * KB,
  /**
   * The same of a form of accounts: all that is needed to type into it. Over 400 kbit/s with 400 ms
   * to an answer, it has come within two seconds.
   */
  accountDocument: 8 * KB,
  font: 35 * KB,
  /** Every script until an account page is interactive. */
  accountPage: 236 * KB,
  /** A fifth more than they take, so that no change is arranged around their number. */
  accountRequests: 19,
  /**
   * Every script until the first screen of a portal is interactive: a fifth more than it loads, so
   * that a change is not arranged around its bytes.
   */
  dashboard: 264 * KB,
  today: 264 * KB,
  /** What each further screen of the portal adds, likewise. */
  screen: 48 * KB,
} as const;

/**
 * Modules that public pages must not load by themselves, because only users with accounts need
 * them.
 */
const NOT_FOR_VISITORS =
  /node_modules\/(?:axios|zod|@tanstack|react-hook-form|@hookform)\/|packages\/api-client\/|src\/(?:routes|features)\/(?:accounts|clients|staff|admin|quotes|dashboard)\/|layouts\/(?:account|portal)-layout/;

const failures: string[] = [];

function check(what: string, bytes: number, budget: number): void {
  const line = `${what}: ${(bytes / KB).toFixed(1)} KB of ${(budget / KB).toFixed(0)} KB`;
  console.log(line);
  if (bytes > budget) {
    failures.push(line);
  }
}

const site = await readSite();
const chunks = JSON.parse(await readFile(CHUNK_REPORT, 'utf8')) as ClientChunks;

for (const { path, html, document } of site.pages) {
  const start = document('script[data-entry]');
  const named = [
    start.attr('src'),
    start.attr('data-entry'),
    ...(start.attr('data-scripts') ?? '').split(' '),
  ]
    .filter((address) => address !== undefined)
    .map((address) => address.slice(1));
  if (named.length < 3) {
    throw new Error(`${path} names no script at all, so there is nothing to measure.`);
  }
  const scripts = withImports(chunks, named);
  check(`${path} JavaScript`, await sizeOf(scripts), BUDGETS.javaScript);
  check(`${path} document`, (await compressText(Buffer.from(html))).length, BUDGETS.document);
  const strangers = scripts
    .flatMap((file) => chunks[file]?.modules ?? [])
    .filter((id) => NOT_FOR_VISITORS.test(id));
  if (strangers.length > 0) {
    failures.push(`${path} loads code for accounts: ${strangers.slice(0, 3).join(', ')}`);
  }
}

const starters = Object.values(chunks).filter(({ modules }) =>
  modules.includes('src/app/start.ts'),
);
if (starters.length !== 1 || starters.some(({ imports }) => imports.length > 0)) {
  failures.push('The start script is not a file of its own that imports nothing.');
}

for (const { path, html } of site.accountPages) {
  const { length } = await compressText(Buffer.from(html));
  check(`${path} document`, length, BUDGETS.accountDocument);
}

for (const [name, files] of accountScripts(chunks)) {
  check(
    `Account page ${name} in ${files.length} requests`,
    await sizeOf(files),
    BUDGETS.accountPage,
  );
  if (files.length > BUDGETS.accountRequests) {
    failures.push(`${name} loads ${files.length} scripts of ${BUDGETS.accountRequests}.`);
  }
}

const PORTALS = [
  { name: 'Portal', screens: portalScripts(chunks), first: 'dashboard' as const },
  { name: 'Staff', screens: staffScripts(chunks), first: 'today' as const },
];
for (const { name: portal, screens, first } of PORTALS) {
  const start = screens.get(first) ?? [];
  check(`${portal} ${first} in ${start.length} requests`, await sizeOf(start), BUDGETS[first]);
  for (const [name, files] of screens) {
    const more = files.filter((file) => !start.includes(file));
    if (name !== first)
      check(`${portal} ${name} in ${more.length} requests`, await sizeOf(more), BUDGETS.screen);
  }
}

const fonts = (await readdir(join(DIST, 'assets'))).filter((name) => name.endsWith('.woff2'));
for (const font of fonts) {
  check('Font', (await readFile(join(DIST, 'assets', font))).length, BUDGETS.font);
}

if (failures.length > 0) {
  console.error(`\nOver budget:\n${failures.join('\n')}`);
  process.exitCode = 1;
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await compressText(await readFile(join(DIST, file)))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
