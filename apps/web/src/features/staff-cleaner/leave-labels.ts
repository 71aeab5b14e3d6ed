import type { Leave, LeaveKind } from '@cleaning/contract';
import { formatClockTime } from '@cleaning/pricing';
import { describeDay, describeShortDay } from '../../shared/appointments/format-appointment.ts';

export const LEAVE_KIND_LABELS: Readonly<Record<LeaveKind, string>> = {
  annual: 'Annual leave',
  sick: 'Sick leave',
  carers: 'Carer’s leave',
  appointment: 'Appointment',
  unpaid: 'Unpaid leave',
  other: 'Other',
};

type Dates = Pick<Leave, 'first_date' | 'last_date' | 'start_time' | 'end_time'>;

/** When leave is: "Mon 7 Dec 2026 – Fri 11 Dec 2026", "Thursday 8 October, 1:00 pm – 4:00 pm". */
export function describeLeaveDates(leave: Dates): string {
  const { first_date: first, last_date: last, start_time: start, end_time: end } = leave;
  if (first !== last) return `${describeShortDay(first)} – ${describeShortDay(last)}`;
  if (start === null || end === null) return describeDay(first);
  return `${describeDay(first)}, ${formatClockTime(start)} – ${formatClockTime(end)}`;
}

/** How long whole days of leave are: "5 days", "All day"; nothing for hours. */
export function describeLeaveLength(leave: Dates): string {
  if (leave.start_time !== null) return '';
  const days = (Date.parse(leave.last_date) - Date.parse(leave.first_date)) / 86_400_000 + 1;
  return days === 1 ? 'All day' : `${days} days`;
}
