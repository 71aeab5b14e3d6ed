import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY_ROOT } from '../lib/run.ts';

/** The packages that other apps install, with those that these need. */
export const PUBLISHED = ['pricing', 'ndis', 'contract', 'api-client', 'auth', 'ui'] as const;

export type PublishedName = (typeof PUBLISHED)[number];

/** Those that other apps import from, whose public API is therefore kept in a report. */
export const REPORTED = ['pricing', 'api-client', 'ui'] as const satisfies PublishedName[];

export const packageFolder = (name: PublishedName): string =>
  path.join(REPOSITORY_ROOT, 'packages', name);

export interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string>>;
    readonly access?: string;
  };
  readonly files: readonly string[];
  readonly engines: { readonly node: string };
}

export const readManifest = (name: PublishedName): Manifest =>
  JSON.parse(readFileSync(path.join(packageFolder(name), 'package.json'), 'utf8')) as Manifest;

/** The versions of the workspace's catalog, by name. */
export function catalogVersions(): ReadonlyMap<string, string> {
  const text = readFileSync(path.join(REPOSITORY_ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const entries = text.matchAll(/^ {2}["']?([@\w/-]+)["']?: \^?(\d+\.\d+\.\d[\w.-]*)$/gmu);
  return new Map([...entries].map(([, name = '', version = '']) => [name, version]));
}

/** The tarballs in a folder, by the name of their package. */
export function tarballsIn(folder: string): ReadonlyMap<PublishedName, string> {
  const files = readdirSync(folder);
  return new Map(
    PUBLISHED.map((name) => {
      const file = files.find((candidate) => candidate.startsWith(`cleaning-${name}-`));
      if (file === undefined) throw new Error(`${name} was not packed.`);
      return [name, path.join(folder, file)];
    }),
  );
}
