import { aQuote } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { describeAddons, describeRooms, describeTimeline } from '../../format-quote.ts';
import { describeSaved, saveStatus } from './save-status.tsx';

describe('the text of the answers', () => {
  it.each([
    [{}, 'None'],
    [{ bedroom: 1 }, '1 bedroom'],
    [{ living: 2, bathroom: 1, kitchen: 0 }, '1 bathroom, 2 living rooms'],
  ])('lists rooms %j', (rooms, words) => {
    expect(describeRooms(rooms)).toBe(words);
  });

  it('describes extras and timing', () => {
    expect(describeAddons(['fridge', 'balcony'])).toBe('Fridge Clean, Balcony/Patio Clean');
    expect(describeAddons([])).toBe('None');
    expect(describeTimeline('standard')).toBe('Standard. No deposit.');
  });
});

describe('the save status of a draft', () => {
  const quote = aQuote({ reference: 'Q-1061', updated_at: '2026-11-20T23:42:00.000Z' });
  const now = new Date('2026-11-21T01:00:00Z');

  const settled = { isSaving: false, hasUnsaved: false, willRetry: false };

  it.each([
    [{}, now, 'Draft Q-1061, saved at 10:42 am'],
    [{}, new Date('2026-11-22T01:00:00Z'), 'Draft Q-1061, saved on 21 Nov 2026'],
    [{ isSaving: true, hasUnsaved: true }, now, 'Draft Q-1061, saving'],
    [{ hasUnsaved: true }, now, 'Draft Q-1061, not saved yet'],
    [
      { isSaving: true, hasUnsaved: true, willRetry: true },
      now,
      'Draft Q-1061, not saved, we will try again',
    ],
  ])('%j at %s: %s', (state, at, words) => {
    expect(describeSaved({ quote, ...settled, ...state }, at)).toBe(words);
  });

  it('states the last save since the form was opened, also while more is typed', () => {
    expect(saveStatus({ quote, ...settled }, quote.version)).toBe('');
    expect(saveStatus({ quote, ...settled, hasUnsaved: true }, quote.version - 1)).toBe(
      'Saved 10:42 am',
    );
    expect(saveStatus({ quote, ...settled, willRetry: true }, quote.version)).toBe(
      'Not saved, we will try again',
    );
  });
});
