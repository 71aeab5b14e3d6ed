import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from './client/create-api-client.ts';

const ROOT = join(import.meta.dirname, '..');
/** Inside the package, so that imports resolve as they do for its users; Git ignores it. */
const SAMPLES = join(ROOT, 'dist/readme-samples');
const TSC = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

let readme: string;
beforeAll(async () => {
  readme = await readFile(join(ROOT, 'README.md'), 'utf8');
});

describe('the README', () => {
  it('names every group of the client, once and no other', () => {
    const { callEndpoint: _, ...groups } = createApiClient({ getToken: () => null });
    const [table = ''] = /^\| Group \|[^]*?\n\n/mu.exec(readme) ?? [];
    const named = [...table.matchAll(/^\| `(\w+)` /gmu)].map(([, name]) => name);
    expect(named).toHaveLength(Object.keys(groups).length);
    expect(named).toEqual(expect.arrayContaining(Object.keys(groups)));
  });

  describe('samples', () => {
    afterAll(() => rm(SAMPLES, { recursive: true, force: true }));

    it('compile', { timeout: 120_000 }, async () => {
      const samples = [...readme.matchAll(/^```(tsx?)\n([^]*?)^```/gmu)];
      expect(samples.length).toBeGreaterThan(3);
      await rm(SAMPLES, { recursive: true, force: true });
      await mkdir(SAMPLES, { recursive: true });
      await Promise.all(
        samples.map(([, extension, code = ''], index) =>
          writeFile(join(SAMPLES, `sample-${index}.${extension}`), `${code}\nexport {};\n`),
        ),
      );
      const config = { extends: '../../tsconfig.json', include: ['.'], exclude: [] };
      await writeFile(join(SAMPLES, 'tsconfig.json'), JSON.stringify(config));
      const { stdout } = await promisify(execFile)(process.execPath, [TSC, '-p', SAMPLES]).catch(
        (error: { stdout: string }) => error,
      );
      expect(stdout).toBe('');
    });
  });
});
