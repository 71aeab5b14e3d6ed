import { aQuote } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { describeAddons, describeRooms, describeTimeline } from './describe-choices.ts';
import { describeSaved } from './describe-saved.ts';

describe('answers in words', () => {
  it.each([
    [{}, 'None'],
    [{ bedroom: 1 }, '1 bedroom'],
    [{ living: 2, bathroom: 1, kitchen: 0 }, '1 bathroom, 2 living rooms'],
  ])('tells rooms %j', (rooms, words) => {
    expect(describeRooms(rooms)).toBe(words);
  });

  it('tells extras and timing', () => {
    expect(describeAddons(['fridge', 'balcony'])).toBe('Fridge clean, balcony or patio clean');
    expect(describeAddons([])).toBe('None');
    expect(describeTimeline('standard')).toBe('Standard. No deposit.');
  });
});

describe('whether a draft is saved', () => {
  const quote = aQuote({ reference: 'Q-1061', updated_at: '2026-11-20T23:42:00.000Z' });
  const now = new Date('2026-11-21T01:00:00Z');

  it.each([
    [{ isSaving: false, hasUnsaved: false }, now, 'Draft Q-1061, saved at 10:42 am'],
    [
      { isSaving: false, hasUnsaved: false },
      new Date('2026-11-22T01:00:00Z'),
      'Draft Q-1061, saved on 21 Nov 2026',
    ],
    [{ isSaving: true, hasUnsaved: true }, now, 'Draft Q-1061, saving'],
    [{ isSaving: false, hasUnsaved: true }, now, 'Draft Q-1061, not saved yet'],
  ])('%j at %s: %s', (state, at, words) => {
    expect(describeSaved({ quote, ...state }, at)).toBe(words);
  });
});
