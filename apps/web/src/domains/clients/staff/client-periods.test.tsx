import {
  aClient,
  aClientHistory,
  aPageOf,
  answer,
  anAddress,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { ClientProfile } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { agreements, plan } from '../testing/client-periods.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const client = aClient();
const profile: ClientProfile = {
  ...client.profile,
  plans: [plan],
  service_agreements: [...agreements],
};
const server = startService();

/** The requests, with their parameters other than the ids in the address. */
let sent: { readonly params: object; readonly body: object }[] = [];

beforeEach(() => {
  sent = [];
  const take = ({
    params: { 0: _origin, ...params },
    body,
  }: {
    params: object & { 0?: unknown };
    body: object;
  }) => {
    sent.push({ params, body });
    return answer(profile);
  };
  server.use(
    mockEndpoint(endpoints.getClient, answer(aClient({ profile }))),
    mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([anAddress()]))),
    mockEndpoint(endpoints.addClientPlanFor, take),
    mockEndpoint(endpoints.changeClientPlanFor, take),
    mockEndpoint(endpoints.removeClientPlanFor, take),
    mockEndpoint(endpoints.addClientAgreementFor, take),
    mockEndpoint(endpoints.changeClientAgreementFor, take),
    mockEndpoint(endpoints.removeClientAgreementFor, take),
  );
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

async function open(card: string) {
  const { user } = await openStaffPortal(`/staff/portal/clients/${client.id}`);
  return { user, card: within(await screen.findByRole('region', { name: card })) };
}

const IN_PLAN = { id: client.id, plan_id: plan.id };
const DAYS = '1 Mar 2026 – 28 Feb 2027';

describe('the plans of a client', () => {
  it('list every plan, and add the next one with a reason', async () => {
    const { user, card } = await open('Plans');
    expect(card.getByText(DAYS)).toBeVisible();
    expect(card.getByText('Agency-managed. $2,410.00 left on 2 Nov 2026.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Add a plan' }));
    await user.click(button('Add plan'));
    expect(await dialog().findAllByText(/date/u)).not.toHaveLength(0);
    await user.type(dialog().getByLabelText('Plan from'), '2027-03-01');
    await user.type(dialog().getByLabelText('Why'), 'Sent us the new plan.');
    await user.click(button('Add plan'));
    const reason = 'Sent us the new plan.';
    const body = { plan_start: '2027-03-01', plan_management: 'agency', version: 2, reason };
    await waitFor(() => expect(sent).toEqual([{ params: { id: client.id }, body }]));
  });

  it('send only corrected fields, and an emptied field as null', async () => {
    const { user, card } = await open('Plans');
    await user.click(card.getByRole('button', { name: `Change plan ${DAYS}` }));
    await user.clear(dialog().getByLabelText(/^Plan to/u));
    await user.clear(dialog().getByLabelText(/^Budget left/u));
    await user.type(dialog().getByLabelText(/^Budget left/u), '1,900.50');
    await user.click(button('Save plan'));
    expect(await dialog().findAllByText(/reason|why/iu)).not.toHaveLength(0);
    await user.type(dialog().getByLabelText('Why'), 'The end was wrong.');
    await user.click(button('Save plan'));
    const reason = 'The end was wrong.';
    const body = { plan_end: null, remaining_budget_cents: 1_900_50, version: 2, reason };
    await waitFor(() => expect(sent).toEqual([{ params: IN_PLAN, body }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('show what changed elsewhere, keep what was typed, and are then saved over it', async () => {
    const newer = { ...profile, version: 3, plans: [{ ...plan, remaining_budget_cents: 100_000 }] };
    const { user, card } = await open('Plans');
    server.use(
      mockEndpoint(endpoints.changeClientPlanFor, ({ body }) => {
        sent.push({ params: IN_PLAN, body });
        return sent.length === 1
          ? refuse(409, { code: 'conflict', current: newer })
          : answer(newer);
      }),
    );
    await user.click(card.getByRole('button', { name: `Change plan ${DAYS}` }));
    await user.clear(dialog().getByLabelText(/^Plan to/u));
    await user.type(dialog().getByLabelText(/^Plan to/u), '2027-03-31');
    await user.type(dialog().getByLabelText('Why'), 'Wrong end.');
    await user.click(button('Save plan'));
    expect(await dialog().findByText(/\$1,000\.00 left/u)).toBeVisible();
    expect(dialog().getByLabelText(/^Plan to/u)).toHaveValue('2027-03-31');
    expect(dialog().getByLabelText(/^Budget left/u)).toHaveValue('1000.00');
    await user.click(button('Save plan'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ plan_end: '2027-03-31', version: 3, reason: 'Wrong end.' });
  });

  it('can be removed with a reason when they were a mistake', async () => {
    const { user, card } = await open('Plans');
    await user.click(card.getByRole('button', { name: `Remove plan ${DAYS}` }));
    await user.type(dialog().getByLabelText('Why'), 'Another client’s plan.');
    await user.click(button('Remove plan'));
    const body = { version: 2, reason: 'Another client’s plan.' };
    await waitFor(() => expect(sent).toEqual([{ params: IN_PLAN, body }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the service agreements of a client', () => {
  const [current, earlier] = agreements as [(typeof agreements)[0], (typeof agreements)[0]];
  const EARLIER = '1 Mar 2025 – 28 Feb 2026';

  it('list every agreement, and add the next one with a reason', async () => {
    const { user, card } = await open('Service agreements');
    const [first, second] = card.getAllByRole('listitem');
    expect(first).toHaveTextContent('From 1 Mar 2026In useNo fee for short notice is recorded.');
    expect(second).toHaveTextContent('1 Mar 2025 – 28 Feb 2026Short notice: at most $60.00.');
    await user.click(card.getByRole('button', { name: 'Add an agreement' }));
    await user.click(button('Add agreement'));
    expect(await dialog().findAllByText(/date/u)).not.toHaveLength(0);
    await user.type(dialog().getByLabelText('Agreement from'), '2027-03-01');
    await user.type(dialog().getByLabelText(/^Most we charge for short notice/u), '75.50');
    await user.type(dialog().getByLabelText('Why'), 'Signed the new agreement.');
    await user.click(button('Add agreement'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      service_agreement_start: '2027-03-01',
      cancellation_fee_cents: 75_50,
      version: 2,
      reason: 'Signed the new agreement.',
    });
  });

  it('can be corrected', async () => {
    const { user, card } = await open('Service agreements');
    await user.click(card.getByRole('button', { name: `Change agreement ${EARLIER}` }));
    await user.clear(dialog().getByLabelText(/^Most we charge for short notice/u));
    await user.type(dialog().getByLabelText('Why'), 'No fee was agreed.');
    await user.click(button('Save agreement'));
    const params = { id: client.id, agreement_id: earlier.id };
    const body = { cancellation_fee_cents: null, version: 2, reason: 'No fee was agreed.' };
    await waitFor(() => expect(sent).toEqual([{ params, body }]));
  });

  it('can be removed with a reason when they were a mistake', async () => {
    const { user, card } = await open('Service agreements');
    await user.click(card.getByRole('button', { name: 'Remove agreement From 1 Mar 2026' }));
    await user.type(dialog().getByLabelText('Why'), 'Never signed.');
    await user.click(button('Remove agreement'));
    const params = { id: client.id, agreement_id: current.id };
    await waitFor(() =>
      expect(sent).toEqual([{ params, body: { version: 2, reason: 'Never signed.' } }]),
    );
  });
});
