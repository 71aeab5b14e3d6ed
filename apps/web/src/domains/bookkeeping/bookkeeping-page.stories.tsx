import {
  aDebtor,
  agedDebtsOf,
  aGstReport,
  anExportPreview,
  answer,
  mockEndpoint,
  someSettings,
} from '@cleaning/api-client/testing';
import type { ExportPreview } from '@cleaning/contract/bookkeeping';
import { endpoints } from '@cleaning/contract/endpoints';
import { expect } from 'storybook/test';
import { linesOf, press, screens } from '#app/testing/screen-stories.tsx';
import { LATE, manyDebtors, OF_PLAN_MANAGER } from './testing/debtors.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_BOOKKEEPING_PATH } from './bookkeeping-paths.ts';

const page = screens(STAFF_BOOKKEEPING_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Bookkeeping', tags: ['!autodocs'] };

const at = (query: string) => ({ at: `${STAFF_BOOKKEEPING_PATH}?${query}` });

const files = (overrides: Partial<ExportPreview> = {}) => [
  mockEndpoint(endpoints.getSettings, answer(someSettings())),
  mockEndpoint(endpoints.previewExport, answer(anExportPreview(overrides))),
];
const gst = [mockEndpoint(endpoints.getGstReport, answer(aGstReport()))];
const debts = (...clients: ReturnType<typeof aDebtor>[]) => [
  mockEndpoint(endpoints.getAgedDebts, ({ query }) => answer(agedDebtsOf(clients, query))),
];

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Exports = page.state({ answers: files() });
export const ExportsOfNothing = page.state({
  answers: files({
    files: anExportPreview().files.map((file) => ({
      ...file,
      row_count: 0,
      gst_cents: 0,
      total_cents: 0,
    })),
    rows: [],
    invoiced_cents: 0,
    received_cents: 0,
    closing_cents: 1_611_15,
  }),
});
export const ExportsForMyob = page.state({ ...at('layout=myob'), answers: files() });
export const EditAccountCodes = page.dialog('domains/bookkeeping/exports/edit-account-codes.tsx', {
  user: aStaffUser({ user_type: 'admin' }),
  answers: files(),
  play: press('Edit account codes'),
});
export const ExportsWithoutAPeriod = page.state(at('from=2026-11-20&to=2026-11-01'));
export const Gst = page.state({ ...at('view=gst'), answers: gst });
export const GstByCash = page.state({
  ...at('view=gst&quarter=2026-07&basis=cash'),
  answers: gst,
});
export const DebtsOnAnEarlierDay = page.state({
  ...at('view=debts&on=2026-06-30'),
  answers: debts(aDebtor()),
});
export const EmptyDebts = page.state({ ...at('view=debts'), answers: debts() });
export const OneDebtor = page.state({ ...at('view=debts'), answers: debts(aDebtor()) });
export const ManyDebtors = page.state({
  ...at('view=debts'),
  answers: debts(aDebtor(), LATE, OF_PLAN_MANAGER),
});
/** Each sum stays on one line, however large it is. */
export const DebtsOfLargeSums = {
  ...page.state({
    ...at('view=debts'),
    answers: debts(aDebtor({ days_1_to_30_cents: 300_500_00, total_cents: 300_500_00 })),
    play: async ({ canvas }) => {
      for (const sum of canvas.getAllByText('$300,500.00', { selector: 'dd' })) {
        await expect(linesOf(sum)).toHaveLength(1);
      }
    },
  }),
  globals: { viewport: { value: 'w390' } },
};
export const DebtsOnTwoPages = page.state({
  ...at('view=debts&page=2'),
  answers: debts(...manyDebtors(58)),
});
export const DebtsPastTheEnd = page.state({
  ...at('view=debts&page=9'),
  answers: debts(...manyDebtors(58)),
});
export const DebtsOverdueSinceMonths = page.state({
  ...at('view=debts&age=over-90'),
  answers: debts(aDebtor(), LATE, OF_PLAN_MANAGER),
});
export const DebtsNoneMatch = page.state({
  ...at('view=debts&age=overdue&payer=agency'),
  answers: debts(aDebtor(), LATE, OF_PLAN_MANAGER),
});
export const SendStatements = page.dialog('domains/bookkeeping/debts/send-statements-dialog.tsx', {
  ...at('view=debts'),
  answers: debts(aDebtor(), LATE, OF_PLAN_MANAGER),
  play: press('Statements to overdue'),
});
export const SendStatementsToSomeOfMany = page.dialog(
  'domains/bookkeeping/debts/send-statements-dialog.tsx',
  {
    ...at('view=debts'),
    answers: debts(...manyDebtors(240)),
    play: press('Statements to overdue'),
  },
);
export const SendStatementsToNobody = page.dialog(
  'domains/bookkeeping/debts/send-statements-dialog.tsx',
  {
    ...at('view=debts'),
    answers: debts(aDebtor({ payers: OF_PLAN_MANAGER.payers })),
    play: press('Statements to overdue'),
  },
);
