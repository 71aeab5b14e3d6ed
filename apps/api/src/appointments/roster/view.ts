import type { Away } from '@cleaning/contract/appointments';
import type { Leave } from '@cleaning/contract/roster';
import { addDays, instantOfSydneyTime, startOfSydneyDay } from '@cleaning/ndis';
import type { LeaveRow, NamedLeave } from './leave-repository.ts';

export function toLeave({ row, staffName, askedByName }: NamedLeave, visitCount: number): Leave {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    staff_member: { id: row.staffId, first_name: staffName },
    kind: row.kind,
    note: row.note,
    first_date: row.firstDate,
    last_date: row.lastDate,
    start_time: row.startTime,
    end_time: row.endTime,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    asked_by: { id: row.askedById, first_name: askedByName },
    answer: row.answer,
    visit_count: visitCount,
    created_at: row.createdAt.toISOString(),
  };
}

/** Leave as the calendar shows it: only when, since the reason is private. */
export const toAway = ({ id, staffId, startsAt, endsAt }: LeaveRow): Away => ({
  leave_id: id,
  staff_id: staffId,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});

interface LeaveTimes {
  readonly first_date: string;
  readonly last_date: string;
  readonly start_time?: string | undefined;
  readonly end_time?: string | undefined;
}

/**
 * The columns of a time. Whole days last from midnight to midnight in Sydney, also on days of 23 or
 * 25 hours.
 */
export function timesOf({ first_date: first, last_date: last, start_time, end_time }: LeaveTimes) {
  const at = (time: string) => instantOfSydneyTime({ date: first, time: `${time}:00` });
  return {
    firstDate: first,
    lastDate: last,
    startTime: start_time ?? null,
    endTime: end_time ?? null,
    startsAt: start_time === undefined ? startOfSydneyDay(first) : at(start_time),
    endsAt: end_time === undefined ? startOfSydneyDay(addDays(last, 1)) : at(end_time),
  };
}
