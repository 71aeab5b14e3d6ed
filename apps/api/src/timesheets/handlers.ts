import type {
  ApprovalResult,
  Timesheet,
  timesheetsEndpoints as endpoints,
} from '@cleaning/contract/timesheets';
import { isWeekOver, weeksAround } from '@cleaning/contract/timesheets/rules';
import { executeCommand } from '../core/command.ts';
import { readSnapshot, type Transaction } from '../core/db/client.ts';
import { notFound } from '../core/http/api-error.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import type { StaffViewer } from '../core/http/viewer.ts';
import {
  addingExtra,
  answering,
  approving,
  asking,
  correctingTravel,
  removingExtra,
  reopening,
  settling,
} from './commands.ts';
import { listExports } from './export-repository.ts';
import { exportTimesheets, payrollFile } from './export-timesheets.ts';
import { toPayrollExport, showSheet, toSummary } from './view.ts';
import { loadSheets } from './load-sheets.ts';
import {
  loadSheet,
  maySee,
  sheetIdOf,
  timesheetRecord,
  type CommandOnTimesheet,
} from './timesheet-record.ts';
import { countToApprove, describeWeeks, listPeopleOfWeek } from './people-of-week-repository.ts';

interface Context {
  readonly transaction: Transaction;
  readonly viewer: StaffViewer;
  readonly params: { readonly id: string };
  readonly body: { readonly week: string; readonly version: number };
  readonly now: Date;
}

/** Answers an endpoint by one command on the timesheet of the cleaner whom its path names. */
async function answerBy(
  { transaction, viewer, params, body: { week, version }, now }: Context,
  command: CommandOnTimesheet,
): Promise<{ readonly status: 200; readonly body: Timesheet }> {
  const id = await sheetIdOf(transaction, { ...params, week, viewer, now });
  const call = { id, version, viewer, now };
  return { status: 200, body: await executeCommand(timesheetRecord, transaction, call, command) };
}

/** Serves the calls about what cleaners worked in a week. */
export const timesheetsHandlers: HandlersOf<typeof endpoints> = {
  listTimesheets: async ({ database, query: { week, page: wanted }, now }) => ({
    status: 200,
    body: await readSnapshot(database, async (snapshot) => {
      const isOver = isWeekOver(week, now);
      const { page, pages, people, rows } = await listPeopleOfWeek(snapshot, week, wanted);
      const sheets = await loadSheets(snapshot, { week, people: rows, now });
      return {
        week,
        is_over: isOver,
        page,
        page_count: pages,
        cleaner_count: people,
        to_approve_count:
          (await countToApprove(snapshot, [week], isOver ? null : now)).get(week) ?? 0,
        timesheets: sheets.map((sheet) => toSummary(sheet, now)),
        exports: (await listExports(snapshot, week)).map(toPayrollExport),
        weeks: await describeWeeks(snapshot, weeksAround(week, now), now),
      };
    }),
  }),

  getTimesheet: async ({ database, viewer, params: { id }, query: { week }, now }) => ({
    status: 200,
    body: await readSnapshot(database, async (snapshot) => {
      if (!maySee(viewer, id)) throw notFound();
      return showSheet(snapshot, await loadSheet(snapshot, id, week, now), viewer, now);
    }),
  }),

  approveTimesheet: (context) => answerBy(context, approving(context)),
  reopenTimesheet: (context) => answerBy(context, reopening(context.body.reason)),
  settleTimesheet: (context) => answerBy(context, settling(context, context.body)),
  addExtraLine: (context) => answerBy(context, addingExtra(context, context.body)),
  removeExtraLine: (context) => answerBy(context, removingExtra(context, context.body)),
  correctTravel: (context) => answerBy(context, correctingTravel(context, context.body)),
  askForCorrection: (context) => answerBy(context, asking(context, context.body)),
  answerCorrection: (context) => answerBy(context, answering(context, context.body)),

  approveTimesheets: async ({ each, viewer, body: { week, timesheets }, now }) => ({
    status: 200,
    body: {
      results: await each<(typeof timesheets)[number], ApprovalResult>(
        timesheets,
        async (transaction, { cleaner_id: cleanerId, version }) => {
          const id = await sheetIdOf(transaction, { id: cleanerId, week, viewer, now });
          const call = { id, version, viewer, now };
          const { totals } = await executeCommand(
            timesheetRecord,
            transaction,
            call,
            approving(call),
          );
          return { cleaner_id: cleanerId, total_minutes: totals.total_minutes, error: null };
        },
        (error, { cleaner_id: cleanerId }) => ({
          cleaner_id: cleanerId,
          total_minutes: null,
          error,
        }),
      ),
    },
  }),

  exportTimesheets: async ({ transaction, viewer, body, now }) => ({
    status: 201,
    body: await exportTimesheets(transaction, body, { viewer, now }),
  }),

  downloadPayrollFile: async ({ database, viewer, params: { id }, query: { layout }, now }) => ({
    status: 200,
    body: await payrollFile(database, { id, layout }, { viewer, now }),
  }),
};
