import {
  aClientListItem,
  anInvoiceSummary,
  anInvoiceTotals,
  answer,
  anUninvoicedVisit,
  aCappedPageOf,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { InvoiceSummary, UninvoicedVisit } from '@cleaning/contract/invoices';
import type { StoryContext } from '@storybook/react-vite';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { aComplianceReport, aFinding } from '#domains/claims/testing/claims.ts';
import { STAFF_INVOICES_PATH } from '../invoice-paths.ts';

const page = screens(STAFF_INVOICES_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Invoices', tags: ['!autodocs'] };

const ID = '5b1f2a3c-0000-4000-8000-00000000040';

const draft = anInvoiceSummary({
  id: `${ID}1`,
  number: null,
  status: 'draft',
  client_name: 'Wei Zhang',
  issue_date: null,
  due_date: null,
  version: 1,
});
const ndisDraft = anInvoiceSummary({
  ...draft,
  id: `${ID}2`,
  client_name: 'Amira Haddad',
  kind: 'ndis',
  plan_management: 'agency',
  payer: 'agency',
});
const owed = anInvoiceSummary({ id: `${ID}3` });
const late = anInvoiceSummary({
  id: `${ID}4`,
  number: 'INV-2026-00009',
  client_name: 'Olivia Marsh',
  due_date: '2026-11-09',
  is_overdue: true,
  total_cents: 250_00,
  balance_cents: 150_00,
});
const claimed = anInvoiceSummary({
  id: `${ID}5`,
  number: 'INV-2026-00010',
  client_name: 'Amira Haddad',
  kind: 'ndis',
  plan_management: 'agency',
  payer: 'agency',
  claim_status: 'rejected',
});

const visits = [
  anUninvoicedVisit({ appointment_id: `${ID}6` }),
  anUninvoicedVisit({
    appointment_id: `${ID}7`,
    reference: 'A-1003',
    client_id: `${ID}8`,
    client_name: 'Noah Petrov',
    kind: 'ndis',
    plan_management: 'self',
    hourly_rate_cents: null,
  }),
];

const lists = (
  invoices: readonly InvoiceSummary[],
  toInvoice: readonly UninvoicedVisit[] = [],
) => ({
  answers: [
    mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([...invoices]))),
    mockEndpoint(
      endpoints.getInvoiceTotals,
      answer(
        anInvoiceTotals({
          owed: { count: 3, cents: 370_00, total_cents: 470_00 },
          overdue: { count: 1, cents: 150_00, oldest_due_date: '2026-11-09' },
          drafts: { count: 2, cents: 220_00 },
          open_ndis_count: 1,
          all_count: 5,
        }),
      ),
    ),
    mockEndpoint(endpoints.listUninvoicedVisits, answer([...toInvoice])),
    mockEndpoint(
      endpoints.checkNdisInvoice,
      answer(aComplianceReport(ndisDraft.id, [aFinding('LIN-12'), aFinding('LIN-22')])),
    ),
  ],
});

const many = lists([draft, ndisDraft, owed, late, claimed], visits);

const pick =
  (invoices: readonly string[], ...buttons: (string | RegExp)[]) =>
  async (context: StoryContext) => {
    for (const name of invoices) {
      const box = await context.canvas.findByRole('checkbox', { name: `Select ${name}` });
      await context.userEvent.click(box);
    }
    await press(...buttons)(context);
  };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(lists([]));
export const NothingMatches = page.state({
  ...lists([]),
  at: `${STAFF_INVOICES_PATH}?search=Zetland`,
});
export const One = page.state(lists([owed]));
export const Many = page.state(many);
export const Picked = page.state({
  ...many,
  play: pick(['draft for Wei Zhang', 'INV-2026-00009']),
});

export const FromVisits = page.dialog('domains/invoices/staff/from-visits/from-visits-dialog.tsx', {
  ...many,
  play: press('Invoice 2 visits'),
});
export const StatementForWhom = page.dialog('domains/invoices/statement/statement-dialog.tsx', {
  answers: [
    mockEndpoint(
      endpoints.listClients,
      answer(
        aCappedPageOf([
          aClientListItem({ first_name: 'Anneliese', last_name: 'Wolfeschlegelsteinhausen' }),
          aClientListItem({ id: `${ID}9`, first_name: 'Ben', last_name: 'Carver' }),
        ]),
      ),
    ),
    ...many.answers,
  ],
  play: press('Statement'),
});
export const IssueSeveral = page.dialog('domains/invoices/staff/list/bulk-actions.tsx', {
  ...many,
  play: pick(['draft for Wei Zhang', 'draft for Amira Haddad'], 'Issue 2 drafts'),
});
export const SendSeveralAgain = page.dialog('domains/invoices/staff/list/bulk-actions.tsx', {
  ...many,
  play: pick(['INV-2026-00012', 'INV-2026-00009'], 'Send again'),
});
export const OnePaymentOverSeveral = page.dialog(
  'domains/invoices/money/split-payment-dialog.tsx',
  { ...many, play: pick(['INV-2026-00012', 'INV-2026-00009'], 'Record payment') },
);
