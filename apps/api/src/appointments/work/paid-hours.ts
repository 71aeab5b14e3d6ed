import type { Appointment } from '@cleaning/contract/appointments';
import {
  changesOfPay,
  inPayroll,
  isWeekOver,
  type VisitHours,
} from '@cleaning/contract/timesheets/rules';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { AppointmentChanges, AppointmentRow } from '../appointment-repository.ts';
import { findExportedSheet } from './exported-sheet-repository.ts';

/** The columns that the hours of a cleaner are made of. */
type HoursColumn = 'status' | 'staffId' | 'appointmentDate' | 'actualStartedAt' | 'actualEndedAt';

interface ChangeOfHours {
  readonly row: Pick<AppointmentRow, HoursColumn>;
  /** What a command writes; null for a visit that is added. */
  readonly changes: Pick<AppointmentChanges, HoursColumn> | null;
  /** The visit for a refusal; absent when none was created. */
  readonly current?: Appointment;
}

/**
 * Refuses a change of a visit that would change hours which are in payroll already, where nobody
 * would be paid for it.
 *
 * @throws ApiError `invalid_transition`.
 */
export async function assertPaidHoursStay(
  transaction: Transaction,
  { row, changes, current }: ChangeOfHours,
  now: Date,
): Promise<void> {
  const ofPay =
    changes === null
      ? changesOfPay(null, toHours(row))
      : changesOfPay(toHours(row), toHours(row, changes));
  // Only a week that is over is exported, so that the usual command reads no timesheet.
  const sheets = ofPay.filter(({ week }) => isWeekOver(week, now));
  const exported = await findExportedSheet(transaction, sheets);
  if (exported === undefined) return;
  const message = inPayroll(exported.sheet.how, exported.firstName);
  throw new ApiError('invalid_transition', message, current === undefined ? {} : { current });
}

const toHours = (
  row: ChangeOfHours['row'],
  changes: NonNullable<ChangeOfHours['changes']> = {},
): VisitHours => ({
  status: changes.status ?? row.status,
  cleanerId: changes.staffId === undefined ? row.staffId : changes.staffId,
  date: changes.appointmentDate ?? row.appointmentDate,
  startedAt: changes.actualStartedAt === undefined ? row.actualStartedAt : changes.actualStartedAt,
  endedAt: changes.actualEndedAt === undefined ? row.actualEndedAt : changes.actualEndedAt,
});
