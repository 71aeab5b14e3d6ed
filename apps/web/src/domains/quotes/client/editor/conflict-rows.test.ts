import { aQuote } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { conflictRows, mergeAnswers } from './conflict-rows.ts';
import { answersOfQuote } from './quote-answers.ts';

const place = { address_line1: '1 Example Street', suburb: 'Ryde', postcode: '2112' };
const base = answersOfQuote(aQuote(place));
const local = {
  choices: { ...base.choices, rooms: { bedroom: 2 } },
  site: { ...base.site, suburb: 'Epping', access_notes: ' Knock ' },
  wishes: base.wishes,
};
const remote = answersOfQuote(
  aQuote({
    address_line1: '9 Other Road',
    suburb: 'Manly',
    postcode: '2095',
    addon_ids: ['fridge', 'oven'],
    interval_weeks: 2,
    preferred_date: '2026-12-03',
    preferred_time: 'morning',
  }),
);

describe('two versions of one draft', () => {
  it('are compared answer by answer, as text', () => {
    expect(conflictRows({ local, remote, base })).toEqual([
      {
        id: 'rooms',
        label: 'Rooms',
        local: '2 bedrooms',
        remote: '3 bedrooms, 2 bathrooms, 1 kitchen, 1 living room',
        suggested: 'local',
      },
      {
        id: 'extras',
        label: 'Extras',
        local: 'Oven Deep Clean',
        remote: 'Fridge Clean, Oven Deep Clean',
        suggested: 'remote',
      },
      {
        id: 'address',
        label: 'Address',
        local: '1 Example Street, Epping, 2112',
        remote: '9 Other Road, Manly, 2095',
        suggested: 'local',
      },
      { id: 'access', label: 'Getting in', local: 'Knock', remote: 'Nothing', suggested: 'local' },
      {
        id: 'often',
        label: 'How often',
        local: 'Once',
        remote: 'Every 2 weeks',
        suggested: 'remote',
      },
      {
        id: 'date',
        label: 'First visit',
        local: 'Any day',
        remote: 'Thursday 3 December 2026, morning',
        suggested: 'remote',
      },
    ]);
  });

  it('have no differences when they are equal', () => {
    expect(conflictRows({ local, remote: local, base })).toEqual([]);
  });

  it('are merged, with the address taken whole from one of them', () => {
    const merged = mergeAnswers({ local, remote }, ['address', 'extras']);
    expect(merged.site).toEqual({
      ...local.site,
      address_line1: '9 Other Road',
      suburb: 'Manly',
      postcode: '2095',
    });
    expect(merged.choices).toEqual({ ...local.choices, addonIds: remote.choices.addonIds });
  });

  it('equal one version when all its answers are chosen', () => {
    const all = conflictRows({ local, remote, base }).map(({ id }) => id);
    expect(mergeAnswers({ local, remote }, all)).toEqual(remote);
    expect(mergeAnswers({ local, remote }, [])).toEqual(local);
  });
});
