import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createApiClient } from './client/create-api-client.ts';

it('the README names every group of the client, once and no other', async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const { callEndpoint: _, ...groups } = createApiClient({ getToken: () => null });
  const [table = ''] = /^\| Group \|[^]*?\n\n/mu.exec(readme) ?? [];
  const named = [...table.matchAll(/^\| `(\w+)` /gmu)].map(([, name]) => name);
  expect(named).toHaveLength(Object.keys(groups).length);
  expect(named).toEqual(expect.arrayContaining(Object.keys(groups)));
});
