/**
 * `npm run notices -- --to FILE`: writes the authors and licence texts of the packages that the
 * product ships. With `--check` it writes nothing, and fails if a package has a licence that the
 * company has not accepted.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { capture } from './lib/run.ts';

/**
 * The licences that the product may ship under. LGPL and MPL code is unmodified and replaceable.
 */
const AGREED = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
]);

interface ShippedPackage {
  readonly name: string;
  readonly versions: readonly string[];
  readonly paths: readonly string[];
  readonly license: string;
  readonly author?: string;
  readonly homepage?: string;
}

async function listPackages(): Promise<readonly ShippedPackage[]> {
  const { code, output } = await capture('pnpm', [
    '--filter=@cleaning/api',
    '--filter=@cleaning/web',
    'licenses',
    'list',
    '--prod',
    '--json',
  ]);
  const start = output.indexOf('{');
  if (code !== 0 || start === -1) throw new Error(`"pnpm licenses list" failed:\n${output}`);
  const byLicence = JSON.parse(output.slice(start)) as Record<string, readonly ShippedPackage[]>;
  return Object.values(byLicence)
    .flat()
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The licence and notice files in a package from the registry. */
const textsOf = ({ paths }: ShippedPackage): string[] => {
  const [folder] = paths;
  if (folder === undefined) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|notice|copying|ofl)/iu.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim());
};

function describePackage(shipped: ShippedPackage): string {
  const title = `${shipped.name} ${shipped.versions.join(', ')} (${shipped.license})`;
  const origin = [shipped.author, shipped.homepage].filter((part) => part !== undefined);
  return [title, ...origin, ...textsOf(shipped).map((text) => `\n${text}`)].join('\n');
}

const { to, check } = parseArgs({
  options: { to: { type: 'string' }, check: { type: 'boolean', default: false } },
}).values;
if (to === undefined && !check) {
  console.error('Usage: npm run notices -- --to FILE, or --check');
  process.exit(1);
}
const packages = await listPackages();
const refused = packages.filter(({ license }) => !AGREED.has(license));
for (const { name, license } of refused) {
  console.error(
    `${name} has the licence "${license}", which is not agreed. Use another package, or add the licence in scripts/notices.ts once the company agrees.`,
  );
}
if (refused.length > 0) process.exit(1);
if (to === undefined) {
  console.log(`${packages.length} packages are shipped, each under an agreed licence.`);
} else {
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  const heading =
    'The product contains these packages of other authors, each under its own licence.';
  writeFileSync(to, `${[heading, ...packages.map(describePackage)].join(rule)}\n`);
  console.log(`${to} names ${packages.length} packages.`);
}
