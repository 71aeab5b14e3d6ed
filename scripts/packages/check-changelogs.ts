import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, REPOSITORY_ROOT } from '../lib/run.ts';
import { PUBLISHED } from './published.ts';

/**
 * An example change file, so that there is one to test even after a release, when none are left.
 */
const EXAMPLE = `---\n'@cleaning/pricing': patch\n---\n\nAn example, in a sentence\nof two lines.\n`;

/**
 * Checks that change files contain sentences, and that a release would write only those sentences
 * to the changelogs.
 */
export async function checkChangelogs(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-changelogs-'));
  try {
    copyManifests(folder);
    writeFileSync(path.join(folder, '.changeset/example.md'), EXAMPLE);
    const changes = readChanges(folder);
    const vague = changes.filter(({ text }) => !/^[A-Z`][^]{20,}\.$/u.test(text));
    assert.deepEqual(
      vague.map(({ file }) => file),
      [],
      'change files without a sentence',
    );

    const { code, output } = await capture('changeset', ['version'], { cwd: folder });
    assert.equal(code, 0, output);
    for (const name of PUBLISHED) checkChangelog(folder, name, changes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Change {
  readonly file: string;
  readonly packages: readonly string[];
  readonly text: string;
}

function copyManifests(folder: string): void {
  const manifests = ['package.json', 'pnpm-workspace.yaml', '.changeset'];
  for (const file of [
    ...manifests,
    ...globSync('{apps,packages}/*/package.json', { cwd: REPOSITORY_ROOT }),
  ]) {
    cpSync(path.join(REPOSITORY_ROOT, file), path.join(folder, file), { recursive: true });
  }
}

const readChanges = (folder: string): Change[] =>
  globSync('.changeset/*.md', { cwd: folder }).map((file) => {
    const [, head = '', text = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^---$/mu);
    return {
      file,
      packages: [...head.matchAll(/^'@cleaning\/([\w-]+)': (?:major|minor|patch)$/gmu)].map(
        ([, name = '']) => name,
      ),
      text: text.trim(),
    };
  });

function checkChangelog(folder: string, name: string, changes: readonly Change[]): void {
  const text = readFileSync(path.join(folder, 'packages', name, 'CHANGELOG.md'), 'utf8');
  const entries = text.split(/^- /gmu).slice(1).map(asOneLine);
  const expected = changes
    .filter(({ packages }) => packages.includes(name))
    .map((change) => asOneLine(change.text));
  const others = entries.filter((entry) => !expected.includes(entry));
  assert.deepEqual(
    entries.filter((entry) => expected.includes(entry)).toSorted(),
    expected.toSorted(),
  );
  const needs =
    /^It needs @cleaning\/[\w-]+ \d+\.\d+\.\d+(?:, @cleaning\/[\w-]+ \d+\.\d+\.\d+)*\.$/u;
  assert.ok(
    others.length <= 1 && others.every((entry) => needs.test(entry)),
    `The changelog of ${name} says more than its changes:\n${others.join('\n')}`,
  );
}

/** An entry without line breaks and without the next heading. */
const asOneLine = (text: string): string =>
  text
    .replace(/\n#+ [^]*$/u, '')
    .trim()
    .replaceAll(/\s+/gu, ' ');
