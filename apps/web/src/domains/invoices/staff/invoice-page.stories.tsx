import {
  aClient,
  aClientProfile,
  anInvoice,
  anInvoiceEvent,
  answer,
  aPageOf,
  mockEndpoint,
  refuse,
  someSettings,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Invoice } from '@cleaning/contract/invoices';
import type { ComplianceCheck } from '@cleaning/contract/ndis';
import type { AccountCredit } from '@cleaning/contract/payments';
import { pathWithId } from '@cleaning/contract/routes';
import { within } from 'storybook/test';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStatement, aStatementRecipient, invoiced } from '../testing/a-statement.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { aComplianceReport, aFinding } from '#domains/claims/testing/claims.ts';
import { STAFF_INVOICE_PATH } from '../invoice-paths.ts';

const { id: ID, lines } = anInvoice();
const [LINE] = lines;
if (LINE === undefined) throw new Error('The invoice of stories has a line.');

const page = screens(STAFF_INVOICE_PATH, {
  user: aStaffUser(),
  at: pathWithId(STAFF_INVOICE_PATH, ID),
});

export default { title: 'Screens/Staff portal/Invoice', tags: ['!autodocs'] };

const draft = anInvoice({
  number: null,
  status: 'draft',
  version: 1,
  issue_date: null,
  due_date: null,
  bill_to: null,
  available_commands: ['issue'],
});

const ndisDraft: Invoice = {
  ...draft,
  kind: 'ndis',
  plan_management: 'agency',
  payer: 'agency',
  total_cents: 155_00,
  balance_cents: 155_00,
  gst_cents: 0,
  lines: [
    {
      ...LINE,
      description: 'House cleaning and other household activities',
      appointment_id: ID,
      quantity: 2.5,
      unit: 'H',
      unit_price_cents: 62_00,
      gst_code: 'P2',
      net_cents: 155_00,
      gst_cents: 0,
      amount_cents: 155_00,
      support_item_number: '01_020_0120_1_1',
      region: 'standard',
    },
  ],
};

/** Three visits of a participant, with the clock beside their hours. */
const ndisDraftFromVisits: Invoice = {
  ...ndisDraft,
  total_cents: 423_70,
  balance_cents: 423_70,
  lines: (
    [
      ['2026-11-09', '08:02', '10:39', 2.61, 156_86],
      ['2026-11-16', '08:00', '10:07', 2.11, 126_81],
      ['2026-11-22', '09:00', '11:20', 2.33, 140_03],
    ] as const
  ).map(([day, start_time, end_time, quantity, amount_cents], index) => ({
    ...LINE,
    ...ndisDraft.lines[0],
    id: `5b1f2a3c-0000-4000-8000-00000000070${index}`,
    description: 'House cleaning',
    quantity,
    unit_price_cents: 60_10,
    net_cents: amount_cents,
    amount_cents,
    service_date_from: day,
    service_date_to: day,
    start_time,
    end_time,
  })),
};

const issued = anInvoice({
  available_commands: ['send_again', 'record_payment', 'credit', 'void', 'write_off'],
  events: (['create', 'issue'] as const).map((command, index) =>
    anInvoiceEvent({
      id: `5b1f2a3c-0000-4000-8000-00000000060${index}`,
      command,
      from_status: index === 0 ? null : 'draft',
      to_status: index === 0 ? 'draft' : 'issued',
      occurred_at: `2026-11-2${index}T23:20:00.000Z`,
    }),
  ),
});

const paidInPart: Invoice = {
  ...issued,
  status: 'partially_paid',
  paid_cents: 60_00,
  balance_cents: 50_00,
  payments: [
    {
      id: '5b1f2a3c-0000-4000-8000-000000000601',
      kind: 'payment',
      amount_cents: 60_00,
      gst_cents: 0,
      reference: 'NGUYEN 12',
      number: null,
      method: 'bank_transfer',
      received_on: '2026-11-22',
      created_at: '2026-11-22T00:00:00.000Z',
    },
  ],
  available_commands: [...issued.available_commands, 'refund'],
};

const credit: AccountCredit = {
  id: '5b1f2a3c-0000-4000-8000-000000000602',
  client_id: issued.client_id,
  client_name: issued.client_name,
  invoice_id: ID,
  invoice_number: 'INV-2026-00009',
  reference: 'NGUYEN 9',
  amount_cents: 40_00,
  open_cents: 40_00,
  payer: 'client',
  payer_name: issued.client_name,
  received_on: '2026-11-16',
  created_at: '2026-11-16T00:00:00.000Z',
};

interface Shown {
  readonly checks?: readonly ComplianceCheck[];
  readonly credits?: AccountCredit[];
}

const shows = (invoice: Invoice, { checks = [], credits = [] }: Shown = {}) => ({
  answers: [
    mockEndpoint(endpoints.getInvoice, answer(invoice)),
    mockEndpoint(endpoints.checkNdisInvoice, answer(aComplianceReport(ID, checks))),
    mockEndpoint(endpoints.getSettings, answer(someSettings())),
    mockEndpoint(
      endpoints.getClient,
      answer(
        aClient({
          id: invoice.client_id,
          first_name: 'Grace',
          last_name: 'Nguyen',
          profile: aClientProfile({ version: 1, plan_management: 'agency' }),
        }),
      ),
    ),
    mockEndpoint(endpoints.listAccountCredits, answer(aPageOf(credits))),
    mockEndpoint(endpoints.listCatalogueRows, answer(aPageOf([]))),
  ],
});

const withErrors = shows(ndisDraft, {
  checks: [
    aFinding('LIN-12', {
      field: 'unit_price_cents',
      line_id: LINE.id,
      message: 'The rate is above the price limit of $60.10. Lower the rate.',
    }),
    aFinding('PAR-09', {
      severity: 'warning',
      field: 'provider_recorded_on',
      message: 'The company is not recorded as a provider. Ask the client to record it.',
    }),
  ],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [mockEndpoint(endpoints.getInvoice, refuse(404, { code: 'not_found' }))],
});
export const Draft = page.state(shows(draft));
export const DraftWithCredit = page.state(
  shows({ ...draft, credit_to_use: { held_cents: 60_00, used_cents: 60_00 } }),
);
export const DraftWithoutEmail = page.state({
  answers: [
    mockEndpoint(
      endpoints.getClient,
      answer(aClient({ id: draft.client_id, email: null, can_sign_in: false })),
    ),
    ...shows(draft).answers,
  ],
});
export const DraftWithoutLines = page.state(shows({ ...draft, lines: [], total_cents: 0 }));
export const NdisDraft = page.state(shows(ndisDraft));
export const NdisDraftFromVisits = page.state(shows(ndisDraftFromVisits));
export const NdisDraftWithErrors = page.state(withErrors);
export const ChangedMeanwhile = page.state({
  answers: [
    mockEndpoint(
      endpoints.updateInvoice,
      refuse(409, {
        code: 'stale_version',
        changed_by: 'Priya',
        message: 'It has changed.',
        current: { ...draft, version: 2, note: 'Agreed with Grace on the phone.' },
      }),
    ),
    ...shows(draft).answers,
  ],
  async play(context) {
    const form = within(context.canvasElement);
    await context.userEvent.type(form.getByLabelText(/^Note below the lines/u), 'Thank you.');
    await press('Save draft')(context);
    await form.findByRole('button', { name: /^Save what I chose/u });
  },
});
export const Issued = page.state(shows(issued));
export const IssuedWithoutEmail = page.state(
  shows({ ...issued, bill_to: { name: 'Grace Nguyen', email: null, address: null, abn: null } }),
);
export const PaidInPart = page.state(shows(paidInPart));
export const WithCredit = page.state(shows(issued, { credits: [credit] }));

export const DeleteDraft = page.dialog('domains/invoices/staff/draft/draft-editor.tsx', {
  ...shows(draft),
  play: press('Delete draft'),
});
export const AddLine = page.dialog('domains/invoices/staff/draft/line-dialog.tsx', {
  ...shows(ndisDraft),
  play: press('Add line'),
});
export const LineChangedMeanwhile = page.dialog('domains/invoices/staff/draft/line-dialog.tsx', {
  answers: [
    mockEndpoint(
      endpoints.changeInvoiceLine,
      refuse(409, {
        code: 'stale_version',
        changed_by: 'Priya',
        message: 'It has changed.',
        current: {
          ...draft,
          version: 2,
          lines: draft.lines.map((line) => ({ ...line, description: 'Deep clean', quantity: 2 })),
        },
      }),
    ),
    ...shows(draft).answers,
  ],
  async play(context) {
    await press('More about line 1')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await context.userEvent.type(dialog.getByLabelText('What it is for'), ', with windows');
    await press('Save line')(context);
    await dialog.findByText(/was “1”, is now “2”/u);
  },
});
export const Issue = page.dialog('domains/invoices/money/issue-dialog.tsx', {
  ...shows(draft),
  play: press('Issue invoice'),
});
export const IssueAnyway = page.dialog('domains/invoices/money/issue-dialog.tsx', {
  ...withErrors,
  play: press('Issue anyway, with a reason'),
});
export const RecordPayment = page.dialog('domains/invoices/money/record-payment-dialog.tsx', {
  ...shows(issued),
  play: press('Record payment'),
});
export const SendAgain = page.dialog('domains/invoices/money/send-again-dialog.tsx', {
  ...shows(issued),
  play: press('Send again'),
});
export const GiveCredit = page.dialog('domains/invoices/money/reason-dialogs.tsx', {
  ...shows(issued),
  play: press('Give credit'),
});
export const GiveMoneyBack = page.dialog('domains/invoices/money/reason-dialogs.tsx', {
  ...shows(paidInPart),
  play: press('Give money back'),
});
export const VoidInvoice = page.dialog('domains/invoices/money/reason-dialogs.tsx', {
  ...shows(issued),
  play: press('Void invoice'),
});
export const UseCredit = page.dialog('domains/invoices/money/apply-credit-dialog.tsx', {
  ...shows(issued, { credits: [credit] }),
  play: press('Use their credit'),
});
export const SendStatementAgain = page.dialog('domains/invoices/statement/statement-dialog.tsx', {
  answers: [
    mockEndpoint(
      endpoints.getStatement,
      answer({
        ...aStatement([invoiced]),
        recipients: [
          aStatementRecipient({
            rows: [invoiced],
            sent_today: {
              at: '2026-11-20T22:20:00.000Z',
              by: 'Sam Taylor',
              to: 'grace@example.com',
            },
          }),
          aStatementRecipient({
            recipient: 'plan_manager',
            name: 'Example Plans',
            email: 'invoices@plans.example',
          }),
        ],
      }),
    ),
    ...shows(issued).answers,
  ],
  play: press('Statement'),
});
export const StatementWithoutEmail = page.dialog(
  'domains/invoices/statement/statement-dialog.tsx',
  {
    answers: [
      mockEndpoint(
        endpoints.getStatement,
        answer({ ...aStatement([invoiced]), recipients: [aStatementRecipient({ email: null })] }),
      ),
      ...shows(issued).answers,
    ],
    play: press('Statement'),
  },
);
export const SendStatement = page.dialog('domains/invoices/statement/statement-dialog.tsx', {
  answers: [
    mockEndpoint(endpoints.getStatement, answer(aStatement([invoiced]))),
    ...shows(issued).answers,
  ],
  play: press('Statement'),
});
