import { aQuote } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { mergeOffers, offerDifferences } from './offer-differences.ts';
import { newLine, offerValues, type LineValues, type OfferValues } from './offer-values.ts';

const DAYS = '14 days';
const base = offerValues(aQuote());
const ladder: LineValues = { ...newLine(), description: 'Ladder', unit_cents: '12.50' };
const withLine = (
  values: OfferValues,
  name: string,
  changes: Partial<LineValues>,
): OfferValues => ({
  ...values,
  items: values.items.map((line) => (line.description === name ? { ...line, ...changes } : line)),
});
const without = (values: OfferValues, name: string): OfferValues => ({
  ...values,
  items: values.items.filter(({ description }) => description !== name),
});

describe('two versions of one offer', () => {
  it('do not differ when only the ids of their list prices do', () => {
    const remote = offerValues(aQuote());
    expect(remote.items[0]?.id).not.toBe(base.items[0]?.id);
    expect(offerDifferences({ local: base, remote, base }, DAYS)).toEqual([]);
  });

  it('do not differ in the notation of an amount', () => {
    const local = withLine(base, 'Deep cleaning', { unit_cents: '180', quantity: '1.0' });
    expect(offerDifferences({ local, remote: base, base }, DAYS)).toEqual([]);
  });

  it('are compared line by line, with a suggested version for each change', () => {
    const local = {
      ...without(withLine(base, 'Deep cleaning', { unit_cents: '160.00' }), 'Bathroom'),
      company_notes: 'Mine.',
    };
    const remote = {
      ...withLine(base, 'Bedroom', { quantity: '4' }),
      valid_until: '2026-12-07',
      company_notes: 'Theirs.',
    };
    const rows = offerDifferences(
      { local, remote: { ...remote, items: [...remote.items, ladder] }, base },
      DAYS,
    );
    expect(
      rows.map(({ label, local: mine, remote: theirs, suggested }) => [
        label,
        mine,
        theirs,
        suggested,
      ]),
    ).toEqual([
      ['Deep cleaning', '1 × $160.00', '1 × $180.00', 'local'],
      ['Bedroom', '3 × $25.00', '4 × $25.00', 'remote'],
      ['Bathroom', 'Not offered', '2 × $35.00', 'local'],
      ['Ladder', 'Not offered', '1 × $12.50', 'remote'],
      ['Can be approved', 'For 14 days', 'Until Monday 7 December 2026', 'remote'],
      ['Note', 'Mine.', 'Theirs.', 'local'],
    ]);
  });

  it('show the name of a line when the versions name it differently', () => {
    const local = withLine(base, 'Deep cleaning', { description: 'Spring clean' });
    const [row] = offerDifferences({ local, remote: base, base }, DAYS);
    expect(row).toMatchObject({ label: 'Spring clean', remote: 'Deep cleaning, 1 × $180.00' });
  });

  it('are merged by taking, adding and removing the chosen lines', () => {
    const local = withLine(base, 'Deep cleaning', { unit_cents: '160.00' });
    const theirs = without(withLine(base, 'Deep cleaning', { unit_cents: '170.00' }), 'Bathroom');
    const sides = { local, remote: { ...theirs, items: [...theirs.items, ladder] }, base };
    const idOf = (name: string) =>
      offerDifferences(sides, DAYS).find(({ label }) => label === name)?.id ?? '';
    expect(mergeOffers(sides, [])).toEqual(local);
    const merged = mergeOffers(sides, [idOf('Bathroom'), idOf('Ladder')]);
    expect(merged.items).toEqual([...without(local, 'Bathroom').items, ladder]);
    const all = offerDifferences(sides, DAYS).map(({ id }) => id);
    expect(offerDifferences({ ...sides, local: mergeOffers(sides, all) }, DAYS)).toEqual([]);
  });

  it('keep an incomplete line', () => {
    const local = { ...base, items: [...base.items, newLine()] };
    const rows = offerDifferences({ local, remote: base, base }, DAYS);
    expect(rows).toMatchObject([{ label: 'A line without a name', suggested: 'local' }]);
    expect(mergeOffers({ local, remote: base, base }, [])).toEqual(local);
  });
});
