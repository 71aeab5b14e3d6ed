import { anAppointmentSummary } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { type VisitGrid, visitBeside } from './visit-beside.ts';

/** "sam thu 9" begins at 9 o'clock UTC on Thursday 3 December. */
function visit(name: string) {
  const [staffId = '', day = '', hour = ''] = name.split(' ');
  const date = { wed: '2026-12-02', thu: '2026-12-03', sat: '2026-12-05' }[day] ?? '';
  return anAppointmentSummary({
    id: name,
    appointment_date: date,
    starts_at: `${date}T${hour.padStart(2, '0')}:00:00.000Z`,
    staff_member: staffId === 'none' ? null : { id: staffId, first_name: staffId },
  });
}

const grid = (names: readonly string[], isDay = false): VisitGrid => ({
  rows: [undefined, 'sam', 'alex', 'kim'],
  isDay,
  visits: names.map(visit),
});

describe('the arrow keys in a week', () => {
  const week = grid([
    'sam wed 1',
    'kim wed 2',
    'none thu 0',
    'sam thu 1',
    'sam thu 4',
    'kim thu 1',
    'kim thu 5',
    'sam sat 3',
  ]);

  it.each([
    ['ArrowRight', 'sam wed 1', 'sam thu 1'],
    ['ArrowRight', 'sam thu 1', 'sam sat 3'],
    ['ArrowLeft', 'sam sat 3', 'sam thu 4'],
    ['ArrowDown', 'sam thu 1', 'sam thu 4'],
    ['ArrowDown', 'sam thu 4', 'kim thu 1'],
    ['ArrowUp', 'kim thu 1', 'sam thu 4'],
    ['ArrowUp', 'sam thu 1', 'none thu 0'],
    ['ArrowDown', 'none thu 0', 'sam thu 1'],
  ])('%s goes from %s to %s', (key, from, to) => {
    expect(visitBeside(key, from, week)).toBe(to);
  });

  it.each([
    ['ArrowLeft', 'sam wed 1'],
    ['ArrowRight', 'sam sat 3'],
    ['ArrowUp', 'none thu 0'],
    ['ArrowDown', 'kim thu 5'],
    ['ArrowUp', 'sam wed 1'],
    ['Home', 'sam wed 1'],
    ['ArrowDown', 'a request'],
  ])('%s does not move from %s', (key, from) => {
    expect(visitBeside(key, from, week)).toBeUndefined();
  });
});

describe('the arrow keys on a day', () => {
  const day = grid(['sam thu 1', 'sam thu 6', 'kim thu 2', 'kim thu 5'], true);

  it.each([
    ['ArrowRight', 'sam thu 1', 'sam thu 6'],
    ['ArrowLeft', 'sam thu 6', 'sam thu 1'],
    ['ArrowDown', 'sam thu 6', 'kim thu 5'],
    ['ArrowUp', 'kim thu 2', 'sam thu 1'],
  ])('%s goes from %s to %s', (key, from, to) => {
    expect(visitBeside(key, from, day)).toBe(to);
  });

  it.each([
    ['ArrowLeft', 'sam thu 1'],
    ['ArrowRight', 'sam thu 6'],
    ['ArrowUp', 'sam thu 1'],
    ['ArrowDown', 'kim thu 5'],
  ])('%s does not move from %s', (key, from) => {
    expect(visitBeside(key, from, day)).toBeUndefined();
  });
});
