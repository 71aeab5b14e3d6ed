import { SERVICE_IDS, SERVICES } from '@cleaning/pricing';
import { describe, expect, test } from 'vitest';
import { OTHER_SERVICES, SERVICE_DETAILS, quoteLink } from './services-page.ts';
import { SERVICE_SUMMARIES } from './services.ts';

describe('the services page', () => {
  test('has a section for every link of the services menu, in the same order', () => {
    expect(SERVICE_DETAILS.map(({ id }) => id)).toEqual(SERVICE_SUMMARIES.map(({ id }) => id));
  });

  test('lists every service of the price list once', () => {
    const ids = [...SERVICE_DETAILS, ...OTHER_SERVICES].map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...SERVICE_IDS].toSorted());
  });

  test('has a price for every service without a section of its own', () => {
    for (const { id } of OTHER_SERVICES) {
      expect(SERVICES[id].priceCents).not.toBeNull();
    }
  });

  test.each(SERVICE_DETAILS.map((details) => [details.id, details] as const))(
    'says what %s includes and excludes, without repetition',
    (_id, { included, notIncluded }) => {
      expect(included.length).toBeGreaterThan(0);
      expect(notIncluded.length).toBeGreaterThan(0);
      const lines = [...included, ...notIncluded];
      expect(new Set(lines).size).toBe(lines.length);
    },
  );

  test('shows the terms beside the bond-back guarantee', () => {
    const terms = SERVICE_DETAILS.find(({ id }) => id === 'end-of-lease')?.notes[0]?.text;
    expect(terms).toContain('within the guarantee period');
    expect(terms).toContain('cannot promise the bond itself');
  });

  test('opens the calculator with the service chosen', () => {
    expect(quoteLink('end-of-lease')).toBe('/quote?service=end-of-lease');
  });
});
