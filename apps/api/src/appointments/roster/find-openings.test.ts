import { describe, expect, it } from 'vitest';
import type { StaffMemberRow } from '../booking/staff-repository.ts';
import { toOpening } from './availability.ts';
import { findOpenings, type BusyTime } from './find-openings.ts';

/** Tuesday 24 November 2026; Sydney is eleven hours ahead. */
const at = (time: string, date = '2026-11-24') => new Date(`${date}T${time}:00+11:00`);
const NOW = at('08:00', '2026-11-23');
const LUCA: StaffMemberRow = { id: 'luca', firstName: 'Luca' };

const busy = (from: Date, to: Date, suburb: string | null): BusyTime => ({
  staffId: 'luca',
  startsAt: from,
  endsAt: to,
  appointmentId: suburb === null ? null : `visit in ${suburb}`,
  suburb,
});

/** Finds Luca's opening for a visit in Glebe from 11:00 am to 1:00 pm. */
function openingOf(times: readonly BusyTime[]) {
  const wanted = { appointmentId: 'wanted', startsAt: at('11:00'), endsAt: at('13:00') };
  const [found] = findOpenings(wanted, { people: [LUCA], busy: times, hours: new Map() }, NOW);
  return found === undefined ? null : toOpening(found, 'Glebe');
}

describe('the opening of a cleaner for a visit', () => {
  it('is free all day without another visit or leave on its date', () => {
    const yesterday = busy(at('09:00', '2026-11-23'), at('11:00', '2026-11-23'), 'Manly');
    expect(openingOf([yesterday])).toMatchObject({ is_free_all_day: true, drive: null });
    expect(openingOf([busy(at('15:00'), at('16:00'), 'Manly')])).toMatchObject({
      is_free_all_day: false,
    });
    const leave = busy(at('14:00'), at('00:00', '2026-11-26'), null);
    expect(openingOf([leave])).toMatchObject({ is_free_all_day: false, drive: null });
  });

  it('has the drive from the last visit before it, not from one after it', () => {
    const times = [
      busy(at('09:30'), at('10:30'), 'Manly'),
      busy(at('07:00'), at('08:00'), 'Penrith'),
      busy(at('14:00'), at('15:00'), 'Bondi'),
    ];
    expect(openingOf(times)?.drive).toMatchObject({ from_suburb: 'Manly' });
    expect(openingOf(times)?.drive?.minutes).toBeGreaterThan(15);
  });

  it('has the drive from the previous visit when the cleaner is free only later', () => {
    const opening = openingOf([busy(at('10:00'), at('12:10'), 'Newtown')]);
    expect(opening).toMatchObject({
      starts_at: at('12:15').toISOString(),
      drive: { from_suburb: 'Newtown' },
    });
  });

  it('has no drive from a suburb that is not in the table of distances', () => {
    const opening = openingOf([busy(at('08:00'), at('09:00'), 'Dubbo')]);
    expect(opening).toMatchObject({ is_free_all_day: false, drive: null });
  });
});
