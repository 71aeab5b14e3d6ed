/**
 * Writes `src/calls/groups` from the endpoint table: what a client needs of each endpoint, without
 * the schemas. It runs when packages are installed and before whatever is built.
 */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allEndpoints, endpointGroups } from '../src/endpoints/endpoint-table.ts';
import { callOf } from '../src/http/endpoint-call.ts';
import type { EndpointDefinition } from '../src/http/endpoint.ts';

/** Another folder may be named, for its test. */
const FOLDER = process.argv[2] ?? join(import.meta.dirname, '../src/calls/groups');

const fileName = (group: string) =>
  group.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const source = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (typeof value !== 'object' || value === null)
    return JSON.stringify(value).replaceAll('"', "'");
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${source(field)}`);
  return `{ ${fields.join(', ')} }`;
};

function groupSource(
  group: string,
  endpoints: Readonly<Record<string, EndpointDefinition>>,
): string {
  const calls = Object.entries(endpoints).map(
    ([name, definition]) => `  ${name}: ${source(callOf(definition, allEndpoints))},`,
  );
  return `// Written from the endpoint table by scripts/write-calls.ts, and not committed.
import type { endpointGroups } from '../../endpoints/endpoint-table.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const ${group}Calls: CallsOf<(typeof endpointGroups)['${group}']> = {
${calls.join('\n')}
};
`;
}

const groups = Object.entries(endpointGroups);
const exports = groups.map(([group]) => `export * from './${fileName(group)}.ts';\n`).toSorted();
const files = new Map([
  ...groups.map(
    ([group, endpoints]) => [`${fileName(group)}.ts`, groupSource(group, endpoints)] as const,
  ),
  [
    'index.ts',
    `// Written from the endpoint table by scripts/write-calls.ts, and not committed.\n${exports.join('')}`,
  ],
]);

/**
 * Two builds may run beside each other, and tests may read the folder meanwhile: each file is
 * replaced whole, and only those that are no longer written are removed.
 */
await mkdir(FOLDER, { recursive: true });
await Promise.all(
  [...files].map(async ([name, text]) => {
    const draft = join(FOLDER, `.${name}.${process.pid}`);
    await writeFile(draft, text);
    await rename(draft, join(FOLDER, name));
  }),
);
const written = await readdir(FOLDER);
const outdated = written.filter((name) => name.endsWith('.ts') && !files.has(name));
await Promise.all(outdated.map((name) => rm(join(FOLDER, name), { force: true })));
