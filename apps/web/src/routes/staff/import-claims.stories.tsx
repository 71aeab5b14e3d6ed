import { answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints, type Remittance } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { press, screens } from '../../app/testing/screen-stories.tsx';
import { aStaffUser } from './testing/a-staff-user.ts';
import { aClaim } from './testing/claims.ts';

const page = screens(SITE_PATHS.staffClaimsImport, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Import claim answers', tags: ['!autodocs'] };

const paid = {
  invoice_id: aClaim(1).id,
  number: 'INV-2026-00041',
  client_name: 'Amira Haddad',
  paid_cents: 150_25,
  overpaid_cents: 0,
  rejected_reason: null,
  is_applied: false,
};

const remittance: Remittance = {
  rows: [
    {
      row: 4,
      reference: 'INV-2025-00911-1',
      outcome: 'unmatched',
      paid_cents: 0,
      line: null,
      reason: 'There is no such invoice.',
    },
  ],
  invoices: [
    paid,
    {
      ...paid,
      invoice_id: aClaim(2).id,
      number: 'INV-2026-00042',
      client_name: 'Grace Nguyen',
      paid_cents: 0,
      rejected_reason: 'Provider not recorded for this participant.',
    },
  ],
  paid_cents: 150_25,
};

async function check(context: StoryContext) {
  const { userEvent, canvasElement } = context;
  const form = within(canvasElement);
  await userEvent.upload(
    await form.findByLabelText('Remittance file'),
    new File(['Invoice,Paid\nINV-2026-00041,150.25'], 'remittance.csv', { type: 'text/csv' }),
  );
  await userEvent.type(form.getByLabelText('Reference on the bank statement'), 'NDIA 1');
  await press('Check the answers')(context);
}

export const Empty = page.state();
export const Checked = page.state({
  answers: [mockEndpoint(endpoints.previewRemittance, answer(remittance))],
  async play(context) {
    await check(context);
    await within(context.canvasElement).findByRole('button', { name: 'Apply to 2 invoices' });
  },
});
export const Applied = page.state({
  answers: [
    mockEndpoint(endpoints.previewRemittance, answer(remittance)),
    mockEndpoint(
      endpoints.applyRemittance,
      answer({
        ...remittance,
        invoices: remittance.invoices.map((invoice) => ({ ...invoice, is_applied: true })),
      }),
    ),
  ],
  async play(context) {
    await check(context);
    await press('Apply to 2 invoices')(context);
    await within(context.canvasElement).findByRole('link', { name: 'Fix 1 rejected' });
  },
});
export const NotRead = page.state({
  answers: [
    mockEndpoint(
      endpoints.previewRemittance,
      refuse(400, { content: ['This file has no column for the invoice.'] }),
    ),
  ],
  async play(context) {
    await check(context);
    await within(context.canvasElement).findByRole('alert');
  },
});
