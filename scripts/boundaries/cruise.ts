import { createRequire } from 'node:module';
import { globSync } from 'node:fs';
import path from 'node:path';
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IForbiddenRuleType,
} from 'dependency-cruiser';
import { REPOSITORY_ROOT } from '../lib/run.ts';

const FIXTURE = path.join(REPOSITORY_ROOT, 'scripts/boundaries/fixtures/apps');
const FOLDERS = [
  'apps/web/src',
  'apps/api/src',
  'packages/contract/src',
  'packages/embedded-postgres/src',
];

const configuration = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: (IForbiddenRuleType & { name: string })[];
  options: ICruiseOptions;
};

const cruiseIn = async (baseDirectory: string, folders: string[]): Promise<ICruiseResult> => {
  const { output } = await cruise(folders, {
    ...configuration.options,
    baseDir: baseDirectory,
    ruleSet: { forbidden: configuration.forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text.');
  return output;
};

/**
 * Checks the rules of .dependency-cruiser.cjs inside the apps, and that the whole tree was read,
 * because a checker that skips a part would find no violations there.
 */
export async function cruiseFolders(): Promise<string[]> {
  const { summary, modules } = await cruiseIn(REPOSITORY_ROOT, FOLDERS);
  const read = new Set(modules.map(({ source }) => source));
  const unread = FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: REPOSITORY_ROOT }),
  ).filter((file) => !read.has(file));
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...unread.map((file) => `dependency-cruiser did not read ${file}`),
  ];
}

/** Checks that every rule fails on the fixtures, which break them all. */
export async function expectAllRulesBroken(): Promise<string[]> {
  const { summary } = await cruiseIn(FIXTURE, ['apps', 'packages']);
  const fired = new Set(summary.violations.map(({ rule }) => rule.name));
  return configuration.forbidden
    .filter(({ name }) => !fired.has(name))
    .map(({ name }) => `The rule ${name} did not fire on its planted fault.`);
}
