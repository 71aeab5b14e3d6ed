import {
  answer,
  aQuoteTotals,
  aStaffQuotesPage,
  aStaffQuoteSummary,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { StaffQuoteSummary } from '@cleaning/contract/quotes';
import { expect, waitFor } from 'storybook/test';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aRequest } from '../testing/a-request.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_QUOTES_PATH } from '../quote-paths.ts';

const PATH = STAFF_QUOTES_PATH;
const TABLE = `${PATH}?view=table`;
const page = screens(PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Quotes', tags: ['!autodocs'] };

const ID = '0190a1b2-0000-7000-8000-00000000100';
const toAnswer = aStaffQuoteSummary({
  id: `${ID}1`,
  reference: 'Q-1061',
  status: 'submitted',
  total_cents: 325_00,
});
const toPrice = aStaffQuoteSummary({
  id: `${ID}2`,
  reference: 'Q-1058',
  status: 'submitted',
  total_cents: null,
});
const withClient = aStaffQuoteSummary({
  id: `${ID}3`,
  reference: 'Q-1049',
  status: 'sent',
  valid_until: '2026-11-25',
});

const serve = (results: StaffQuoteSummary[]) => [
  mockEndpoint(endpoints.listQuotes, answer(aStaffQuotesPage(results))),
  mockEndpoint(
    endpoints.getQuoteTotals,
    answer(
      aQuoteTotals({
        steps: {
          ...aQuoteTotals().steps,
          to_answer: { count: 2, total_cents: 325_00, unpriced_count: 1 },
          with_client: { count: 1, total_cents: 435_00, unpriced_count: 0 },
        },
        all_count: 1064,
      }),
    ),
  ),
  mockEndpoint(endpoints.listStaffMembers, answer([{ id: `${ID}9`, first_name: 'Priya' }])),
];

const many = { answers: serve([toAnswer, toPrice, withClient]) };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state();
export const One = page.state({ answers: serve([toAnswer]) });
export const ManyOnABoard = page.state(many);
export const ManyInATable = page.state({ ...many, at: TABLE });
export const TableFailed = page.failed({ at: TABLE });
export const NothingMatches = page.state({ at: `${TABLE}&search=Zetland` });
export const Picked = page.state({
  ...many,
  at: TABLE,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Q-1061' })),
});

export const PassTo = page.dialog('domains/quotes/staff/list/assign-dialog.tsx', {
  ...many,
  at: TABLE,
  async play(context) {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Q-1061' }));
    await press('Pass to')(context);
  },
});
export const SaveView = page.dialog('kit/lists/save-view-dialog.tsx', {
  ...many,
  at: `${TABLE}&service=deep`,
  play: press('Save this view'),
});
export const Send = page.dialog('domains/quotes/staff/steps/next-step-dialog.tsx', {
  answers: [
    // The link in the row prefetches its quote on focus.
    mockEndpoint(endpoints.getQuote, answer(aRequest({ id: toAnswer.id }))),
    ...many.answers,
  ],
  async play({ canvas, userEvent }) {
    const first = await canvas.findByRole('link', { name: 'Q-1061' });
    // Keys work only once the user's preferences have loaded.
    await waitFor(async () => {
      await userEvent.keyboard('j');
      await expect(first).toHaveFocus();
    });
    await userEvent.keyboard('s');
  },
});
