import { aQuote } from '@cleaning/api-client/testing';
import { saveOfferRequest } from '@cleaning/contract/quotes';
import { describe, expect, it } from 'vitest';
import {
  isChanged,
  listLines,
  newLine,
  offerValues,
  priceLines,
  toOffer,
  sumLines,
} from './offer-values.ts';

describe('an edited offer', () => {
  it('starts with the list prices and has the same total', () => {
    const quote = aQuote();
    const { items } = offerValues(quote);
    expect(sumLines(priceLines(items))).toBe(quote.total_cents);
    expect(items.some(isChanged)).toBe(false);
  });

  it('has a line for the urgency surcharge', () => {
    const lines = listLines(aQuote({ timeline_id: 'urgent' }));
    expect(lines.at(-1)?.description).toMatch(/^Urgent timing/u);
  });

  it('is valid for the API once it is complete', () => {
    const values = offerValues(aQuote());
    expect(saveOfferRequest.safeParse(toOffer(values, 1)).success).toBe(true);
    const unfinished = { ...values, items: [...values.items, newLine()] };
    expect(saveOfferRequest.safeParse(toOffer(unfinished, 1)).success).toBe(false);
    expect(priceLines(unfinished.items)).toHaveLength(values.items.length);
  });

  it('recognises a line with a changed price', () => {
    const [line = newLine()] = offerValues(aQuote()).items;
    expect(isChanged({ ...line, unit_cents: '1.00' })).toBe(true);
    expect(isChanged({ ...newLine(), unit_cents: '1.00' })).toBe(false);
  });
});
