/**
 * Writes `src/calls/groups` from the endpoint table: what a client needs of each endpoint, without
 * the schemas. It runs when packages are installed and before whatever is built.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allEndpoints, endpointGroups } from '../src/endpoints/endpoint-table.ts';
import { callOf } from '../src/http/endpoint-call.ts';
import type { EndpointDefinition } from '../src/http/endpoint.ts';

const FOLDER = join(import.meta.dirname, '../src/calls/groups');

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

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await Promise.all([
  ...groups.map(([group, endpoints]) =>
    writeFile(join(FOLDER, `${fileName(group)}.ts`), groupSource(group, endpoints)),
  ),
  writeFile(
    join(FOLDER, 'index.ts'),
    `// Written from the endpoint table by scripts/write-calls.ts, and not committed.\n${exports.join('')}`,
  ),
]);
