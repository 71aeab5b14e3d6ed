import { describe, expect, it } from 'vitest';
import { openingOf } from './openings.ts';

/** Tuesday 24 November 2026; Sydney is eleven hours ahead. */
const at = (time: string, date = '2026-11-24') => new Date(`${date}T${time}:00+11:00`);
const NOW = at('08:00', '2026-11-23');

const busy = (startsAt: Date, endsAt: Date, suburb: string | null) => ({
  id: 'other',
  clientName: 'Wei Zhang',
  cleaner: { id: 'luca', firstName: 'Luca' },
  startsAt,
  endsAt,
  suburb,
});

/** Finds Luca's opening for a visit in Glebe from 11:00 am to 1:00 pm. */
function openingWith(times: readonly ReturnType<typeof busy>[]) {
  const visits = times.flatMap(({ suburb, ...time }) =>
    suburb === null ? [] : [{ ...time, suburb }],
  );
  const leave = times.filter(({ suburb }) => suburb === null);
  const luca = { id: 'luca', firstName: 'Luca', hours: [], leave, visits };
  const wanted = { appointmentId: 'wanted', startsAt: at('11:00'), endsAt: at('13:00') };
  return openingOf(luca, { ...wanted, suburb: 'Glebe' }, NOW);
}

describe('the opening of a cleaner for a visit', () => {
  it('is free all day without another visit or leave on its date', () => {
    const yesterday = busy(at('09:00', '2026-11-23'), at('11:00', '2026-11-23'), 'Manly');
    expect(openingWith([yesterday])).toMatchObject({ is_free_all_day: true, drive: null });
    expect(openingWith([busy(at('15:00'), at('16:00'), 'Manly')])).toMatchObject({
      is_free_all_day: false,
    });
    const leave = busy(at('14:00'), at('00:00', '2026-11-26'), null);
    expect(openingWith([leave])).toMatchObject({ is_free_all_day: false, drive: null });
  });

  it('has the drive from the last visit before it, not from one after it', () => {
    const times = [
      busy(at('09:30'), at('10:30'), 'Manly'),
      busy(at('07:00'), at('08:00'), 'Penrith'),
      busy(at('14:00'), at('15:00'), 'Bondi'),
    ];
    expect(openingWith(times)?.drive).toMatchObject({ from_suburb: 'Manly' });
    expect(openingWith(times)?.drive?.minutes).toBeGreaterThan(15);
  });

  it('has the drive from the previous visit when the cleaner is free only later', () => {
    const opening = openingWith([busy(at('10:00'), at('12:10'), 'Newtown')]);
    expect(opening).toMatchObject({
      starts_at: at('12:15').toISOString(),
      drive: { from_suburb: 'Newtown' },
    });
  });

  it('has no drive from a suburb that is not in the table of distances', () => {
    const opening = openingWith([busy(at('08:00'), at('09:00'), 'Dubbo')]);
    expect(opening).toMatchObject({ is_free_all_day: false, drive: null });
  });
});
