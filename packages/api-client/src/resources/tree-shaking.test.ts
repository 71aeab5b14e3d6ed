import { allEndpoints, endpoints, enquiriesEndpoints } from '@cleaning/contract';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const PACKAGE = new URL('../index.ts', import.meta.url).pathname;
const TIMEOUT_MS = 60_000;

/** The endpoints whose definitions a bundler keeps in a program, by their names. */
async function endpointsIn(program: string): Promise<string[]> {
  const entry = 'program.js';
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'program',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? program : undefined),
      },
    ],
  })) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  return allEndpoints
    .filter(({ name, path }) => code.includes(`name: "${name}"`) || code.includes(`"${path}"`))
    .map(({ name }) => name);
}

it(
  'a program that uses one group carries no endpoint of another',
  { timeout: TIMEOUT_MS },
  async () => {
    const program = `
    import { createCallEndpoint, createEnquiries } from '${PACKAGE}';
    globalThis.enquiries = createEnquiries(createCallEndpoint({ getToken: () => null }));`;
    expect(await endpointsIn(program)).toEqual(Object.keys(enquiriesEndpoints));
  },
);

it(
  'a program that uses the whole client carries those of others as well',
  { timeout: TIMEOUT_MS },
  async () => {
    const program = `
    import { createApiClient } from '${PACKAGE}';
    globalThis.client = createApiClient({ getToken: () => null });`;
    const { getQuote, listMyInvoices, inviteUser, listCatalogueRows } = endpoints;
    const some = [getQuote, listMyInvoices, inviteUser, listCatalogueRows].map(({ name }) => name);
    expect(await endpointsIn(program)).toEqual(expect.arrayContaining(some));
  },
);
