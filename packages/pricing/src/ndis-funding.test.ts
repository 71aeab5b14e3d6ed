import { describe, expect, test } from 'vitest';
import { ADDON_IDS } from './addon-ids.ts';
import { COMMONLY_NOT_NDIS_FUNDED, isCommonlyNotNdisFunded, isPlanFunded } from './ndis-funding.ts';
import { SERVICE_IDS } from './service-ids.ts';

describe('the warning that an NDIS plan may not pay', () => {
  test('covers carpet and end-of-lease cleaning and nothing else', () => {
    const warned = [...SERVICE_IDS, ...ADDON_IDS].filter((id) => isCommonlyNotNdisFunded(id));
    expect(warned).toEqual(['end-of-lease', 'carpet']);
    expect(new Set(COMMONLY_NOT_NDIS_FUNDED)).toEqual(new Set(warned));
  });
});

test('an NDIS plan pays for NDIS cleaning support alone', () => {
  expect(SERVICE_IDS.filter(isPlanFunded)).toEqual(['ndis']);
});
