import { brotliCompressSync } from 'node:zlib';
import { allEndpoints, endpoints } from '@cleaning/contract/endpoints';
import { enquiriesEndpoints } from '@cleaning/contract/enquiries';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const PACKAGE = new URL('../index.ts', import.meta.url).pathname;
const TIMEOUT_MS = 60_000;
const KB = 1000;

const ONE_GROUP = `
  import { createCallEndpoint, createEnquiries } from '${PACKAGE}';
  globalThis.enquiries = createEnquiries(createCallEndpoint({ getToken: () => null }));`;
const EVERY_GROUP = `
  import { createApiClient } from '${PACKAGE}';
  globalThis.client = createApiClient({ getToken: () => null });`;
const AXIOS = `
  import { AxiosError, create, isAxiosError } from 'axios';
  globalThis.axios = { AxiosError, create, isAxiosError };`;

/** Bundles a program for browsers. */
async function bundle(program: string, minify = false): Promise<string> {
  const entry = new URL('program.js', import.meta.url).pathname;
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'program',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? program : undefined),
      },
    ],
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

async function endpointsIn(program: string): Promise<string[]> {
  const code = await bundle(program);
  return allEndpoints.filter(({ path }) => code.includes(`"${path}"`)).map(({ name }) => name);
}

const bytesOf = async (program: string): Promise<number> =>
  brotliCompressSync(await bundle(program, true)).length;

describe('the bundle of a program', { timeout: TIMEOUT_MS }, () => {
  it('contains no endpoint of another group when it uses one group', async () => {
    expect(await endpointsIn(ONE_GROUP)).toEqual(Object.keys(enquiriesEndpoints));
  });

  it('contains the other groups when it uses the whole client', async () => {
    const { getQuote, listMyInvoices, inviteUser, listCatalogueRows } = endpoints;
    const some = [getQuote, listMyInvoices, inviteUser, listCatalogueRows].map(({ name }) => name);
    expect(await endpointsIn(EVERY_GROUP)).toEqual(expect.arrayContaining(some));
  });

  it('contains no schema', async () => {
    expect(await bundle(EVERY_GROUP)).not.toContain('ZodError');
  });

  it('adds at most 30 KB with axios for the whole client', async () => {
    expect(await bytesOf(EVERY_GROUP)).toBeLessThanOrEqual(30 * KB);
  });

  it('adds at most 5 KB to axios for one group', async () => {
    expect((await bytesOf(ONE_GROUP)) - (await bytesOf(AXIOS))).toBeLessThanOrEqual(5 * KB);
  });
});
