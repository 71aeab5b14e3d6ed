import { aBankStatement } from '@cleaning/api-client/testing';
import type { BankColumns } from '@cleaning/contract/bank';
import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { screens } from '#app/testing/screen-stories.tsx';
import { imports } from './testing/a-bank-match.ts';
import {
  bankColumns,
  readingColumns,
  refusingUnknown,
  UNKNOWN_FILE,
} from './testing/bank-columns.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_BANK_IMPORT_PATH } from './bank-paths.ts';

const page = screens(STAFF_BANK_IMPORT_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Import a bank statement', tags: ['!autodocs'] };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state({ answers: [imports()] });
export const One = page.state({ answers: [imports(aBankStatement())] });
export const Many = page.state({
  answers: [
    imports(
      aBankStatement({ row_count: 4, total_cents: 843_90, open_count: 2 }),
      aBankStatement({
        id: '0190a1b2-0000-7000-8000-000000008202',
        from: '2026-11-09',
        to: '2026-11-15',
        row_count: 4,
        matched_count: 4,
        open_count: 0,
        finished_at: '2026-11-16T23:12:00.000Z',
        finished_by: 'Priya Nair',
        total_cents: 1030_00,
      }),
      aBankStatement({
        id: '0190a1b2-0000-7000-8000-000000008203',
        row_count: 0,
        open_count: 0,
        used_count: 4,
        total_cents: 0,
      }),
    ),
  ],
});

/** A file whose columns are not known, which the user then says. */
const columns = (
  answer: Partial<BankColumns>,
  change?: (context: StoryContext) => Promise<unknown>,
) =>
  page.state({
    answers: [imports(), refusingUnknown, readingColumns(answer)],
    async play(context) {
      const { canvasElement, userEvent } = context;
      const canvas = within(canvasElement);
      await userEvent.upload(canvas.getByLabelText('Choose file, from your device'), UNKNOWN_FILE);
      await canvas.findByRole('heading', { level: 1, name: 'Which column is what?' });
      await canvas.findByLabelText('Narrative');
      await change?.(context);
    },
  });

export const UnknownColumns = columns({});
export const TwoColumnsAreMoneyIn = columns({}, async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  await userEvent.selectOptions(canvas.getByLabelText('Debit'), 'Money in');
  await canvas.findByText(/^Two columns say/u);
});
export const DatesEitherWay = columns({
  ...bankColumns(),
  date_choices: ['dmy', 'mdy'],
  problem:
    'The dates can be read as day/month/year and as month/day/year. Choose the one that your bank writes.',
  rows: [],
});
export const BalanceDoesNotAddUp = columns({
  balance: {
    opening_cents: 8204_11,
    in_cents: 2568_94,
    out_cents: 3116_40,
    closing_cents: 7650_65,
    difference_cents: -6_00,
  },
});
