import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, REPOSITORY_ROOT } from '../lib/run.ts';
import { PUBLISHED } from './published.ts';

/** So that there is a change to write even after a release, when no change file is left. */
const EXAMPLE = `---\n'@cleaning/pricing': patch\n---\n\nAn example, in a sentence\nof two lines.\n`;

/** Holds the change files to sentences, and the changelogs that a release would write of them to those sentences alone. */
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

/** An entry without its line breaks, and without the heading of the next kind of changes. */
const asOneLine = (text: string): string =>
  text
    .replace(/\n#+ [^]*$/u, '')
    .trim()
    .replaceAll(/\s+/gu, ' ');
