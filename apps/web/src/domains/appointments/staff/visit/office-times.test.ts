import { anAppointment } from '@cleaning/api-client/testing';
import type { Appointment } from '@cleaning/contract/appointments';
import { expect, it } from 'vitest';
import { officeTimes, type OfficeTimes } from './office-times.ts';

/** Thursday 3 December, 8:12 am in Sydney. */
const NOW = new Date('2026-12-02T21:12:00.000Z');

/** A visit of that day, from 9:00 to 11:30 am. */
const visit = anAppointment({
  appointment_date: '2026-12-03',
  starts_at: '2026-12-02T22:00:00.000Z',
  ends_at: '2026-12-03T00:30:00.000Z',
  free_until: null,
});
const began = { actual_started_at: '2026-12-02T21:02:00.000Z' };
const ended = { ...began, actual_ended_at: '2026-12-02T23:05:00.000Z' };

it.each<[string, Partial<Appointment>, boolean, OfficeTimes]>([
  [
    'planned for today',
    { free_until: '2026-12-01T00:00:00.000Z' },
    false,
    {
      label: 'When',
      value: 'Today, 9:00 – 11:30 am',
      note: '2\u00A0h\u00A030\u00A0min, in 48\u00A0min. Free to cancel until Tue 1 Dec, 11:00 am, which has passed.',
    },
  ],
  [
    'planned for another day',
    { appointment_date: '2026-12-10', free_until: '2026-12-08T00:00:00.000Z' },
    false,
    {
      label: 'When',
      value: 'Thu 10 Dec, 9:00 – 11:30 am',
      note: '2\u00A0h\u00A030\u00A0min. Free to cancel until Tue 8 Dec, 11:00 am.',
    },
  ],
  [
    'late',
    { expected_at: '2026-12-02T22:20:00.000Z' },
    false,
    {
      label: 'When',
      value: 'Today, 9:00 – 11:30 am',
      note: '2\u00A0h\u00A030\u00A0min, in 48\u00A0min. Late: there about 9:20 am.',
    },
  ],
  [
    'running',
    { status: 'in_progress', ...began },
    false,
    {
      label: 'At work',
      value: 'Since 8:02 am',
      note: '10\u00A0min of 2\u00A0h\u00A030\u00A0min. Planned 9:00 – 11:30 am.',
    },
  ],
  [
    'done',
    { status: 'completed', ...ended },
    false,
    {
      label: 'Worked',
      value: 'Today, 8:02 – 10:05 am',
      note: '2\u00A0h\u00A003\u00A0min. Planned 9:00 – 11:30 am.',
    },
  ],
  [
    'done on this phone alone',
    { status: 'completed', ...ended },
    true,
    { label: 'Worked', value: '2\u00A0h\u00A003\u00A0min', note: '8:02 – 10:05 am, on this phone' },
  ],
  [
    'without access',
    { status: 'no_access' },
    false,
    { label: 'Was planned', value: 'Today, 9:00 – 11:30 am', note: '2\u00A0h\u00A030\u00A0min.' },
  ],
  [
    'asked for, without a time',
    { status: 'requested', starts_at: null, ends_at: null, preferred_time: 'morning' },
    false,
    { label: 'Asked for', value: 'Today, morning', note: 'It has no time yet.' },
  ],
])('says when a visit is that is %s', (_title, change, isOnPhone, times) => {
  expect(officeTimes({ ...visit, ...change }, NOW, isOnPhone)).toEqual(times);
});
