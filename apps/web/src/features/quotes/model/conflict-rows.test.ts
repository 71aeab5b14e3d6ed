import { aQuote } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { conflictRows, mergeAnswers } from './conflict-rows.ts';
import { answersOfQuote } from './quote-answers.ts';

const place = { address_line1: '1 Example Street', suburb: 'Ryde', postcode: '2112' };
const base = answersOfQuote(aQuote(place));
const mine = {
  choices: { ...base.choices, rooms: { bedroom: 2 } },
  site: { ...base.site, suburb: 'Epping', access_notes: ' Knock ' },
};
const theirs = answersOfQuote(
  aQuote({
    address_line1: '9 Other Road',
    suburb: 'Manly',
    postcode: '2095',
    addon_ids: ['fridge', 'oven'],
    preferred_date: '2026-12-03',
  }),
);

describe('two versions of one draft', () => {
  it('are told apart answer by answer, in words', () => {
    expect(conflictRows({ mine, theirs, base })).toEqual([
      {
        id: 'rooms',
        label: 'Rooms',
        mine: '2 bedrooms',
        theirs: '3 bedrooms, 2 bathrooms, 1 kitchen, 1 living room',
        suggested: 'mine',
      },
      {
        id: 'extras',
        label: 'Extras',
        mine: 'Oven deep clean',
        theirs: 'Fridge clean, oven deep clean',
        suggested: 'theirs',
      },
      {
        id: 'address',
        label: 'Address',
        mine: '1 Example Street, Epping, 2112',
        theirs: '9 Other Road, Manly, 2095',
        suggested: 'mine',
      },
      { id: 'access', label: 'Getting in', mine: 'Knock', theirs: 'Nothing', suggested: 'mine' },
      {
        id: 'date',
        label: 'Preferred date',
        mine: 'Any date',
        theirs: 'Thursday 3 December 2026',
        suggested: 'theirs',
      },
    ]);
  });

  it('have nothing to tell when they say the same', () => {
    expect(conflictRows({ mine, theirs: mine, base })).toEqual([]);
  });

  it('become one, with a whole address of either', () => {
    const merged = mergeAnswers({ mine, theirs }, ['address', 'extras']);
    expect(merged.site).toEqual({
      ...mine.site,
      address_line1: '9 Other Road',
      suburb: 'Manly',
      postcode: '2095',
    });
    expect(merged.choices).toEqual({ ...mine.choices, addonIds: theirs.choices.addonIds });
  });

  it('lose nothing when one is taken whole', () => {
    const all = conflictRows({ mine, theirs, base }).map(({ id }) => id);
    expect(mergeAnswers({ mine, theirs }, all)).toEqual(theirs);
    expect(mergeAnswers({ mine, theirs }, [])).toEqual(mine);
  });
});
