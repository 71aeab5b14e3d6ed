import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { type PublishedName, readManifest } from './published.ts';

/** Files that are not modules have no types. */
const NO_MODULES = [/\.(?:css|json)$/u, /illustrations/u];

/** Packages support only bundlers and Node, as ES modules. */
const OLD_RESOLUTIONS = new Set(['node10', 'node16-cjs']);

/**
 * A larger file of types repeats inferred ones field by field: name the type of what it exports.
 */
const MAX_DECLARATION_BYTES = 500_000;

/**
 * Checks a tarball against its manifest, and against the needs of bundlers, Node and TypeScript.
 */
export async function checkTarball(name: PublishedName, tarball: string): Promise<void> {
  const data = readFileSync(tarball);
  checkManifest(name);
  const types = createPackageFromTarballData(new Uint8Array(data));
  checkContents(name, types.listFiles());
  checkDeclarations(name, types);
  await checkTypes(name, types);
  const { messages } = await publint({
    pack: { tarball: new Uint8Array(data).buffer },
    strict: true,
  });
  const manifest = JSON.parse(
    types.readFile(`/node_modules/@cleaning/${name}/package.json`),
  ) as Record<string, unknown>;
  assert.deepEqual(
    messages.map((message) => formatMessage(message, manifest, { color: false })),
    [],
    `publint complains of ${name}`,
  );
}

function checkManifest(name: PublishedName): void {
  const { exports, publishConfig, files, license, engines } = readManifest(name);
  assert.deepEqual(files, ['dist'], `${name} publishes more than dist`);
  assert.equal(license, 'SEE LICENSE IN LICENSE');
  assert.equal(publishConfig.access, 'restricted', `anyone could read ${name}`);
  assert.match(engines.node, /^>=/u);
  assert.deepEqual(
    Object.keys(publishConfig.exports),
    Object.keys(exports),
    `${name} publishes other entries than it has`,
  );
  for (const target of Object.values(exports)) assert.match(target, /^\.\/src\//u);
  for (const target of Object.values(publishConfig.exports)) assert.match(target, /^\.\/dist\//u);
}

function checkContents(name: PublishedName, files: readonly string[]): void {
  const root = `/node_modules/@cleaning/${name}/`;
  const strangers = files
    .map((file) => file.slice(root.length))
    .filter(
      (file) => !/^(?:dist\/|(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$)/u.test(file),
    );
  assert.deepEqual(strangers, [], `${name} holds what it should not`);
  assert.ok(files.includes(`${root}LICENSE`), `${name} has no LICENSE`);
  assert.ok(
    files.some((file) => file.endsWith('.d.ts')),
    `${name} has no types`,
  );
  assert.ok(
    files.some((file) => file.endsWith('.js.map')),
    `${name} has no source maps`,
  );
  const tests = files.filter((file) => /\.(?:test|stories)\./u.test(file));
  assert.deepEqual(tests, [], `${name} holds tests`);
}

function checkDeclarations(
  name: PublishedName,
  tarball: ReturnType<typeof createPackageFromTarballData>,
): void {
  const large = tarball
    .listFiles()
    .filter((file) => file.endsWith('.d.ts'))
    .filter((file) => tarball.readFile(file).length > MAX_DECLARATION_BYTES);
  assert.deepEqual(large, [], `The types of ${name} are too large to read`);
}

async function checkTypes(
  name: PublishedName,
  tarball: ReturnType<typeof createPackageFromTarballData>,
): Promise<void> {
  const analysis = await checkPackage(tarball, { excludeEntrypoints: NO_MODULES });
  assert.ok(analysis.types !== false, `${name} has no types`);
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem && OLD_RESOLUTIONS.has(problem.resolutionKind)),
  );
  assert.deepEqual(problems, [], `The types of ${name} are wrong`);
}
