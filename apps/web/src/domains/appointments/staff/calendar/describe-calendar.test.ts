import { anAppointmentSummary, aStaffCalendar, aTeamPage } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { describeCalendar } from './describe-calendar.ts';

const WEEK = [30, 1, 2, 3, 4, 5, 6].map(
  (day) => `2026-${day === 30 ? '11' : '12'}-${String(day).padStart(2, '0')}`,
);
const ALEX = { id: '0190a1b2-0000-7000-8000-000000000010', first_name: 'Alex' };
const visit = anAppointmentSummary();

/** Leave of one or more whole days. */
const away = (staff_id: string, from: string, to: string) => ({
  leave_id: '0190a1b2-0000-7000-8000-000000005001',
  staff_id,
  starts_at: `${from}T13:00:00.000Z`,
  ends_at: `${to}T13:00:00.000Z`,
});

const inWeek = (calendar: Parameters<typeof aStaffCalendar>[0]) =>
  describeCalendar(aStaffCalendar({ cleaners: [ALEX], appointments: [], ...calendar }), {
    days: WEEK,
    now: null,
  });

describe('the description of the shown days', () => {
  it('states on which days a cleaner is on leave', () => {
    expect(inWeek({ away: [away(ALEX.id, '2026-11-29', '2026-12-04')] })).toBe(
      'No visits. Alex is on leave Monday to Friday.',
    );
    const two = [
      away(ALEX.id, '2026-11-29', '2026-11-30'),
      away(ALEX.id, '2026-12-02', '2026-12-03'),
    ];
    expect(inWeek({ away: two })).toBe('No visits. Alex is on leave on Monday, Thursday.');
  });

  it('only names those on leave when there are many', () => {
    const cleaners = ['Ada', 'Ben', 'Cy'].map((first_name, at) => ({ id: `${at}`, first_name }));
    const all = cleaners.map(({ id }) => away(id, '2026-11-30', '2026-12-01'));
    expect(inWeek({ cleaners, away: all })).toBe('No visits. On leave: Ada, Ben, Cy.');
  });

  it('states on which day there is too little time for a trip, and how many visits have no cleaner', () => {
    const open = { ...visit, staff_member: null };
    const trip = {
      from_appointment_id: visit.id,
      to_appointment_id: visit.id,
      gap_minutes: 15,
      drive_minutes: 30,
      is_tight: true,
    };
    expect(inWeek({ appointments: [open], trips: [trip] })).toBe(
      '1\u00A0visit, 2\u00A0h\u00A030\u00A0min. One trip is too tight, on Thursday. 1 visit has no cleaner.',
    );
  });

  it('says which cleaners of a large team it is about', () => {
    const large = { page_count: 3, cleaner_count: 61 };
    expect(inWeek({ team: aTeamPage({ ...large, page: 2 }), cleaners: [ALEX, ALEX] })).toBe(
      'Cleaners 3 to 4 of 61. No visits.',
    );
    expect(inWeek({ team: aTeamPage({ ...large, page: 3, area: 'Inner West' }) })).toBe(
      'Cleaners 61 to 61 of 61 in Inner West. No visits.',
    );
    expect(inWeek({ team: aTeamPage({ area: 'Inner West' }) })).toBe(
      'The cleaners in Inner West. No visits.',
    );
  });

  it('starts with the current time for today', () => {
    const now = new Date('2026-12-02T23:12:00.000Z');
    const calendar = aStaffCalendar({ cleaners: [ALEX], appointments: [visit] });
    expect(describeCalendar(calendar, { days: ['2026-12-03'], now })).toBe(
      'Today, 10:12 am. 1\u00A0visit, 2\u00A0h\u00A030\u00A0min.',
    );
  });
});
