import type { SheetOfVisit } from '@cleaning/contract/timesheets/rules';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Transaction } from '../../core/db/client.ts';
import { timesheets, users } from '../../core/db/schema/index.ts';

/** A timesheet whose hours are in payroll, with the first name of its cleaner. */
interface ExportedSheet<Sheet> {
  readonly sheet: Sheet;
  readonly firstName: string;
}

/**
 * The first of some timesheets that is in payroll. All of them are locked until the transaction ends,
 * so that none is exported meanwhile, in the order in which an export locks them.
 */
export async function findExportedSheet<Sheet extends SheetOfVisit>(
  transaction: Transaction,
  sheets: readonly Sheet[],
): Promise<ExportedSheet<Sheet> | undefined> {
  if (sheets.length === 0) return undefined;
  const rows = await transaction
    .select({
      cleanerId: timesheets.cleanerId,
      week: timesheets.week,
      status: timesheets.status,
      firstName: users.firstName,
    })
    .from(timesheets)
    .innerJoin(users, eq(users.id, timesheets.cleanerId))
    .where(
      or(
        ...sheets.map(({ cleanerId, week }) =>
          and(eq(timesheets.cleanerId, cleanerId), eq(timesheets.week, week)),
        ),
      ),
    )
    .orderBy(asc(timesheets.id))
    .for('share', { of: timesheets });
  for (const sheet of sheets) {
    const row = rows.find((each) => each.cleanerId === sheet.cleanerId && each.week === sheet.week);
    if (row?.status === 'exported') return { sheet, firstName: row.firstName };
  }
  return undefined;
}
