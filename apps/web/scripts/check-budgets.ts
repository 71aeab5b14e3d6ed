import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkReport } from './lib/chunk-report.ts';
import { compressText } from './lib/compress-folder.ts';
import { CHUNK_REPORT, DIST } from './lib/paths.ts';
import { portalScripts, withImports } from './lib/portal-scripts.ts';
import { readSite } from './lib/read-site.ts';

/** A kilobyte of the budgets, in bytes. */
const KB = 1000;

const BUDGETS = {
  /** Every script that a public page loads by itself: the starter, the entry and what they bring. */
  javaScript: 130 * KB,
  /** The page with the rules inside it: all that has to arrive to be read. */
  document: 18 * KB,
  font: 35 * KB,
  /** Every script until the dashboard of the portal can be used. */
  dashboard: 220 * KB,
  /** What another screen of the portal loads on top of that. */
  screen: 40 * KB,
} as const;

/** What a public page never loads by itself: it is for people who have, or are making, an account. */
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
const chunks: ChunkReport = JSON.parse(await readFile(CHUNK_REPORT, 'utf8')) as ChunkReport;

for (const { path, html } of site.pages) {
  const scripts = scriptsOf(html);
  check(`${path} JavaScript`, await sizeOf(scripts), BUDGETS.javaScript);
  check(`${path} document`, (await compressText(Buffer.from(html))).length, BUDGETS.document);

  const strangers = scripts
    .flatMap((file) => chunks[file]?.modules ?? [])
    .filter((id) => NOT_FOR_VISITORS.test(id));
  if (strangers.length > 0) {
    failures.push(`${path} loads code for accounts: ${strangers.join(', ')}`);
  }
}

const starters = Object.entries(chunks).filter(([, { modules }]) =>
  modules.some((id) => id.endsWith('src/app/start-when-idle.ts')),
);
if (starters.length !== 1 || starters.some(([, { imports }]) => imports.length > 0)) {
  failures.push('The starter is not a file of its own that imports nothing.');
}

const screens = portalScripts(chunks);
const dashboard = screens.find(({ name }) => name === 'dashboard')?.files ?? [];
check('Dashboard of the portal', await sizeOf(dashboard), BUDGETS.dashboard);
for (const { name, files } of screens) {
  const more = files.filter((file) => !dashboard.includes(file));
  if (name !== 'dashboard') check(`Portal screen ${name}`, await sizeOf(more), BUDGETS.screen);
}

const fonts = (await readdir(join(DIST, 'assets'))).filter((name) => name.endsWith('.woff2'));
if (fonts.length !== 1) {
  failures.push(`Expected one font file and found ${fonts.length}.`);
}
for (const font of fonts) {
  check('Font', (await readFile(join(DIST, 'assets', font))).length, BUDGETS.font);
}

if (failures.length > 0) {
  console.error(`\nOver budget:\n${failures.join('\n')}`);
  process.exitCode = 1;
}

/** The scripts that a page names, and everything that they import before they can run. */
function scriptsOf(html: string): string[] {
  const named = [...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, file = '']) => file);
  if (named.length === 0) {
    throw new Error('A public page names no script at all, so there is nothing to measure.');
  }
  return [...withImports(chunks, named)];
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => compressedSize(join(DIST, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressedSize(file: string): Promise<number> {
  return (await compressText(await readFile(file))).length;
}
