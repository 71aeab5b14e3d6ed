import type {
  exportTimesheetsRequest,
  PayrollExport,
  TimesheetTotals,
} from '@cleaning/contract/timesheets';
import { hoursThatAdd, type PayrollLayout } from '@cleaning/contract/timesheets/rules';
import type { z } from 'zod';
import { linesOf } from '../bookkeeping/export-file.ts';
import { csvFile } from '../core/http/csv-file.ts';
import { recordAudit } from '../core/audit/record-audit.ts';
import { moveRecord } from '../core/command.ts';
import { readSnapshot, type Database, type Transaction } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { ApiError, notFound } from '../core/http/api-error.ts';
import type { FileAnswer } from '../core/http/handlers.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { exporting } from './commands.ts';
import { findExport, insertExport } from './export-repository.ts';
import { loadSheet, sheetIdOf, timesheetRecord } from './timesheet-record.ts';
import { PAYROLL_FILES, type PayrollRow } from './payroll-layouts.ts';
import { listExtras, listSheetsOfExport, type Cleaner } from './timesheet-repository.ts';
import { toPayrollExport } from './view.ts';

interface Context {
  readonly viewer: OfficeViewer;
  readonly now: Date;
}

/**
 * Exports approved timesheets of a week, all or none, which locks them.
 *
 * @throws ApiError `invalid_transition` for one that is not approved, or whose hours have changed
 *   since; its message names the cleaner.
 */
export async function exportTimesheets(
  transaction: Transaction,
  { week, layout, timesheets }: z.output<typeof exportTimesheetsRequest>,
  { viewer, now }: Context,
): Promise<PayrollExport> {
  const sheets: { readonly id: string; readonly version: number; readonly minutes: number }[] = [];
  for (const { cleaner_id: cleanerId, version } of timesheets) {
    const id = await sheetIdOf(transaction, { id: cleanerId, week, viewer, now });
    const { stored } = await loadSheet(transaction, cleanerId, week, now);
    sheets.push({ id, version, minutes: stored?.approvedTotals?.total_minutes ?? 0 });
  }
  const exportId = await insertExport(transaction, {
    week,
    layout,
    cleanerCount: sheets.length,
    totalMinutes: sheets.reduce((sum, { minutes }) => sum + minutes, 0),
    exportedById: viewer.staffId,
    exportedAt: now,
  });
  // In one order everywhere, so that two exports at once do not wait for each other.
  for (const { id, version } of sheets.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await namingCleaner(() =>
      moveRecord(timesheetRecord, transaction, { id, version, viewer, now }, exporting(exportId)),
    );
  }
  const found = await findExport(transaction, exportId);
  if (found === undefined) throw new Error('An export that was added is not there.');
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'export',
    subjectType: 'timesheet',
    subjectId: exportId,
    clientId: null,
    reason: `timesheets of the week from ${week} for ${layout}`,
    now,
  });
  return toPayrollExport(found);
}

/** Says in a refusal whose timesheet it is about. */
async function namingCleaner(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, current, changedBy } = error;
    const { cleaner } = current as { readonly cleaner: { readonly first_name: string } };
    throw new ApiError(code, `${cleaner.first_name}: ${message}`, { current, changedBy });
  }
}

/** The file of an export, for the program that it was made for or for another one. */
export async function payrollFile(
  database: Database,
  { id, layout: wanted }: { readonly id: string; readonly layout: PayrollLayout | undefined },
  { viewer, now }: Context,
): Promise<FileAnswer> {
  const { row, rows } = await readSnapshot(database, async (snapshot) => {
    const found = await findExport(snapshot, id);
    if (found === undefined) throw notFound();
    const sheets = await listSheetsOfExport(snapshot, id);
    const extras = await listExtras(
      snapshot,
      sheets.map((sheet) => sheet.row.id),
    );
    return {
      row: found.row,
      rows: sheets.flatMap((sheet) => {
        const ofSheet = extras.filter((extra) => extra.row.timesheetId === sheet.row.id);
        const { approvedTotals: totals } = sheet.row;
        return totals === null
          ? []
          : rowsOf(
              sheet.person,
              totals,
              ofSheet.map((each) => each.row),
            );
      }),
    };
  });
  const layout = wanted ?? row.layout;
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, {
      actorId: viewer.staffId,
      action: 'download',
      subjectType: 'timesheet',
      subjectId: id,
      clientId: null,
      reason: `timesheets of the week from ${row.week} for ${layout}`,
      now,
    }),
  );
  const fileName = `${layout}-timesheets-${row.week}-${id.slice(0, 8)}.csv`;
  return csvFile(fileName, linesOf(PAYROLL_FILES[layout], rows));
}

/**
 * The rows of a cleaner's approved week. Minutes become hours so that the rows of one kind add up to
 * its hours in the week.
 */
function rowsOf(
  { firstName, lastName }: Pick<Cleaner, 'firstName' | 'lastName'>,
  { days }: TimesheetTotals,
  extras: readonly { readonly date: string; readonly what: string }[],
): PayrollRow[] {
  const kinds = [
    ['work', 'worked_minutes'],
    ['travel', 'travel_minutes'],
    ['extra', 'extra_minutes'],
  ] as const;
  return kinds.flatMap(([kind, field]) => {
    const withTime = days.filter((each) => each[field] > 0);
    const hours = hoursThatAdd(withTime.map((each) => each[field]));
    return withTime.map(({ date }, index) => ({
      firstName,
      lastName,
      date,
      kind,
      hours: hours[index] ?? '0.00',
      notes:
        kind === 'extra'
          ? extras
              .filter((extra) => extra.date === date)
              .map(({ what }) => what)
              .join('; ')
          : '',
    }));
  });
}
