import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { pricingJson } from '../scripts/pricing-json.ts';
import written from './pricing.json' with { type: 'json' };

describe('the constants and golden cases for other languages', () => {
  test('are those of this package; otherwise run `pnpm --filter @cleaning/pricing run write-json`', () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(pricingJson())));
  });

  test('include even prices, prices on request, and amounts that are rounded', () => {
    const statuses = written.estimates.map(({ estimate }) => estimate.status);
    expect(new Set(statuses)).toEqual(new Set(['priced', 'price-on-request']));
    expect(written.gstIncluded).toContainEqual({ amountCents: 6, gstCents: 1 });
  });
});

test('the whole package is at most 3.6 KB in a browser', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: new URL('index.ts', import.meta.url).pathname,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  expect(code).toContain('General cleaning');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(3600);
});
