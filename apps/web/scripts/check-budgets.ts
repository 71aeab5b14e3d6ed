import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accountScripts, portalScripts, staffScripts, withImports } from './lib/client-files.ts';
import type { ClientChunks } from './lib/client-files.ts';
import { compressText } from './lib/compress-folder.ts';
import { CHUNK_REPORT, DIST } from './lib/paths.ts';
import { readSite } from './lib/read-site.ts';

/** Budgets count 1,000 bytes as a kilobyte. */
const KB = 1000;

/**
 * What a user feels, each a fifth more than it is today, so that no change is arranged around its
 * bytes: the wait for the first page, and for each page after it.
 */
const BUDGETS = {
  /** Every script that a public page loads by itself. All of them run after the first paint. */
  publicPage: { bytes: 168 * KB, requests: 10 },
  /** The HTML with its inlined CSS: everything needed to read the page. */
  document: { bytes: 20 * KB },
  /**
   * The HTML of a form of accounts with its inlined CSS: all that is needed to type into it. Over
   * 400 kbit/s with 400 ms to an answer, it has come within two seconds.
   */
  accountDocument: { bytes: 8 * KB },
  /** The typeface and its plain zero. */
  fonts: { bytes: 42 * KB },
  /** Every script until an account page is interactive. */
  accountPage: { bytes: 260 * KB, requests: 11 },
  /** Every script until the first screen of a client or of the team is interactive. */
  dashboard: { bytes: 325 * KB, requests: 15 },
  today: { bytes: 380 * KB, requests: 17 },
  /** What each further screen of a portal adds. */
  screen: { bytes: 40 * KB, requests: 8 },
} as const;

/**
 * Modules that public pages must not load by themselves, because only users with accounts need
 * them.
 */
const NOT_FOR_VISITORS =
  /node_modules\/(?:axios|zod|@tanstack|react-hook-form|@hookform)\/|packages\/api-client\/|src\/domains\/(?!calculator|appointments)|shell\/(?:account|portal)-layout/;

const failures: string[] = [];

interface Budget {
  readonly bytes: number;
  readonly requests?: number;
}

/** Compares one file with its budget. */
function checkBytes(what: string, bytes: number, budget: Budget): void {
  report(`${what}: ${inKb(bytes)} of ${inKb(budget.bytes)}`, bytes <= budget.bytes);
}

/** Compares the scripts of a page with their budget. */
async function checkScripts(
  what: string,
  files: readonly string[],
  { bytes, requests }: Required<Budget>,
): Promise<void> {
  const size = await sizeOf(files);
  report(
    `${what}: ${inKb(size)} of ${inKb(bytes)}, ${files.length} of ${requests} requests`,
    size <= bytes && files.length <= requests,
  );
}

function report(line: string, isWithin: boolean): void {
  console.log(line);
  if (!isWithin) failures.push(line);
}

const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

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
  await checkScripts(`${path} scripts`, scripts, BUDGETS.publicPage);
  checkBytes(`${path} document`, (await compressText(Buffer.from(html))).length, BUDGETS.document);
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
  checkBytes(`${path} document`, length, BUDGETS.accountDocument);
}

for (const [name, files] of accountScripts(chunks)) {
  await checkScripts(`Account page ${name}`, files, BUDGETS.accountPage);
}

const PORTALS = [
  { name: 'Portal', screens: portalScripts(chunks), first: 'dashboard' as const },
  { name: 'Staff', screens: staffScripts(chunks), first: 'today' as const },
];
for (const { name: portal, screens, first } of PORTALS) {
  const start = screens.get(first) ?? [];
  await checkScripts(`${portal} ${first}`, start, BUDGETS[first]);
  for (const [name, files] of screens) {
    if (name === first) continue;
    const more = files.filter((file) => !start.includes(file));
    await checkScripts(`${portal} ${name}`, more, BUDGETS.screen);
  }
}

const fonts = (await readdir(join(DIST, 'assets'))).filter((name) => name.endsWith('.woff2'));
const fontSizes = await Promise.all(
  fonts.map(async (font) => (await readFile(join(DIST, 'assets', font))).length),
);
checkBytes(
  'Fonts',
  fontSizes.reduce((sum, size) => sum + size, 0),
  BUDGETS.fonts,
);

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
