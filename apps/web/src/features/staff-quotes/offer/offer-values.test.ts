import { aQuote } from '@cleaning/api-client/testing';
import { saveOfferRequest } from '@cleaning/contract';
import { describe, expect, it } from 'vitest';
import {
  isChanged,
  listLines,
  newLine,
  offerValues,
  priceLines,
  toOffer,
  totalOf,
} from './offer-values.ts';

describe('an offer that is typed', () => {
  it('begins with the price list, and comes to the same', () => {
    const quote = aQuote();
    const { items } = offerValues(quote);
    expect(totalOf(priceLines(items))).toBe(quote.total_cents);
    expect(items.some(isChanged)).toBe(false);
  });

  it('has a line for what urgent timing adds', () => {
    const lines = listLines(aQuote({ timeline_id: 'urgent' }));
    expect(lines.at(-1)?.description).toMatch(/^Urgent timing/u);
  });

  it('is one that the service takes, once it is whole', () => {
    const values = offerValues(aQuote());
    expect(saveOfferRequest.safeParse(toOffer(values, 1)).success).toBe(true);
    const unfinished = { ...values, items: [...values.items, newLine()] };
    expect(saveOfferRequest.safeParse(toOffer(unfinished, 1)).success).toBe(false);
    expect(priceLines(unfinished.items)).toHaveLength(values.items.length);
  });

  it('knows a line that does not cost its list price', () => {
    const [line = newLine()] = offerValues(aQuote()).items;
    expect(isChanged({ ...line, unit_cents: '1.00' })).toBe(true);
    expect(isChanged({ ...newLine(), unit_cents: '1.00' })).toBe(false);
  });
});
