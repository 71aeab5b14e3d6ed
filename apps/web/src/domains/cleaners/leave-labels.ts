import type { Leave, LeaveKind } from '@cleaning/contract/roster';
import { formatClockTime } from '@cleaning/pricing';
import { describeDay, describeShortDay } from '#domains/appointments/format-appointment.ts';

export const LEAVE_KIND_LABELS: Readonly<Record<LeaveKind, string>> = {
  annual: 'Annual leave',
  sick: 'Sick leave',
  carers: 'Carer’s leave',
  appointment: 'Appointment',
  unpaid: 'Unpaid leave',
  other: 'Other',
};

type Dates = Pick<Leave, 'first_date' | 'last_date' | 'start_time' | 'end_time'>;

/** The dates of leave: "Mon 7 – Fri 11 Dec 2026", "Thursday 8 October, 1:00 pm – 4:00 pm". */
export function describeLeaveDates(leave: Dates): string {
  const { first_date: first, last_date: last, start_time: start, end_time: end } = leave;
  if (first !== last) return `${describeFirst(first, last)} – ${describeShortDay(last)}`;
  if (start === null || end === null) return describeDay(first);
  return `${describeDay(first)}, ${formatClockTime(start)} – ${formatClockTime(end)}`;
}

/** The length of leave in whole days: "5 days", "All day"; empty for leave of some hours. */
export function describeLeaveLength(leave: Dates): string {
  if (leave.start_time !== null) return '';
  const days = (Date.parse(leave.last_date) - Date.parse(leave.first_date)) / 86_400_000 + 1;
  return days === 1 ? 'All day' : `${days} days`;
}

/** The first of two dates, without the month and year that the second one states. */
function describeFirst(first: string, last: string): string {
  const words = describeShortDay(first).split(' ');
  if (first.slice(0, 7) === last.slice(0, 7)) return words.slice(0, 2).join(' ');
  return words.slice(0, first.slice(0, 4) === last.slice(0, 4) ? 3 : 4).join(' ');
}
