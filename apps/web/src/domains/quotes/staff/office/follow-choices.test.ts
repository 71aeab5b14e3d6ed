import type { QuoteChoices } from '@cleaning/contract/quotes';
import { describe, expect, it } from 'vitest';
import { listLines, newLine, type LineValues } from '../offer/offer-values.ts';
import { linesAfterChoice } from './follow-choices.ts';

const ONE: QuoteChoices = {
  service_id: 'general',
  rooms: { bedroom: 1, kitchen: 1 },
  addon_ids: [],
  timeline_id: 'standard',
};
const THREE: QuoteChoices = { ...ONE, rooms: { bedroom: 3, kitchen: 1 }, addon_ids: ['oven'] };

const shown = (lines: readonly LineValues[]) =>
  lines.map(
    ({ description, quantity, unit_cents: each }) => `${description} ${quantity} × ${each}`,
  );

const changed = (lines: readonly LineValues[], name: string, changes: Partial<LineValues>) =>
  lines.map((line) => (line.description === name ? { ...line, ...changes } : line));

describe('the lines of an offer after a choice', () => {
  it('are those of the price list, with the ids that they had', () => {
    const lines = listLines(ONE);
    const after = linesAfterChoice(lines, ONE, THREE);
    expect(shown(after)).toEqual(shown(listLines(THREE)));
    expect(after[0]?.id).toBe(lines[0]?.id);
  });

  it('keep a price that was changed with its reason, and count the rooms anew', () => {
    const cheaper = { unit_cents: '20.00', reason: 'Small rooms.' };
    const after = linesAfterChoice(changed(listLines(ONE), 'Bedroom', cheaper), ONE, THREE);
    expect(after.find(({ description }) => description === 'Bedroom')).toMatchObject({
      quantity: '3',
      ...cheaper,
    });
  });

  it('keep a count that was changed', () => {
    const lines = changed(listLines(ONE), 'Bedroom', { quantity: '2' });
    expect(shown(linesAfterChoice(lines, ONE, THREE))).toContain('Bedroom 2 × 25.00');
  });

  it('do not bring back what was removed, and keep what was added', () => {
    const own = { ...newLine(), description: 'Garage', unit_cents: '40.00' };
    const lines = [...listLines(ONE).filter(({ description }) => description !== 'Kitchen'), own];
    const names = linesAfterChoice(lines, ONE, THREE).map(({ description }) => description);
    expect(names).not.toContain('Kitchen');
    expect(names).toContain('Garage');
  });

  it('lose the line of a choice that was taken back', () => {
    const after = linesAfterChoice(listLines(THREE), THREE, ONE);
    expect(shown(after)).toEqual(shown(listLines(ONE)));
  });
});
