import {
  aClient,
  aClientHistory,
  aClientProfile,
  anAddress,
  answer,
  aPageOf,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { Client } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import type { AccountCredit } from '@cleaning/contract/payments';
import { pathWithId } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { agreements, plan } from '../testing/client-periods.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_CLIENT_PATH } from '../client-paths.ts';

const page = screens(STAFF_CLIENT_PATH, {
  user: aStaffUser(),
  at: pathWithId(STAFF_CLIENT_PATH, aClient().id),
});

export default { title: 'Screens/Staff portal/Client', tags: ['!autodocs'] };

const shows = (overrides: Partial<Client> = {}) => ({
  answers: [
    mockEndpoint(endpoints.getClient, answer(aClient(overrides))),
    mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([anAddress()]))),
  ],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [
    mockEndpoint(endpoints.getClient, refuse(404, { code: 'not_found' })),
    ...shows().answers,
  ],
});
export const Ndis = page.state(shows());
export const General = page.state(
  shows({
    client_type: 'general',
    plan_management: null,
    profile: aClientProfile({
      version: 1,
      is_ndis_client: false,
      ndis_number_masked: null,
      plan_management: null,
      plan_start: null,
      plan_end: null,
      plan_manager_name: null,
      plan_manager_invoice_email: null,
    }),
  }),
);

const credit: AccountCredit = {
  id: '5b1f2a3c-0000-4000-8000-000000000602',
  client_id: aClient().id,
  client_name: 'Amira Haddad',
  invoice_id: '5b1f2a3c-0000-4000-8000-000000000101',
  invoice_number: 'INV-2026-00040',
  reference: 'HADDAD 40',
  amount_cents: 60_00,
  open_cents: 60_00,
  payer: 'client',
  payer_name: 'Amira Haddad',
  received_on: '2026-11-19',
  created_at: '2026-11-19T00:00:00.000Z',
};

const showsCredit = {
  answers: [
    mockEndpoint(endpoints.getClientHistory, answer(aClientHistory([], { credit_cents: 60_00 }))),
    mockEndpoint(endpoints.listAccountCredits, answer(aPageOf([credit]))),
    ...shows().answers,
  ],
};

export const WithCredit = page.state(showsCredit);
export const PayCreditBack = page.dialog('domains/clients/staff/credit/refund-credit-dialog.tsx', {
  ...showsCredit,
  play: press('Pay it back'),
});
export const CreditNotLoaded = page.dialog('domains/clients/staff/credit/credit-figure.tsx', {
  answers: [mockEndpoint(endpoints.listAccountCredits, refuse(500, {})), ...showsCredit.answers],
  play: press('Pay it back'),
});
export const NeverLoggedIn = page.state(shows({ can_sign_in: false }));
export const WithoutEmail = page.state(shows({ email: null, can_sign_in: false }));
export const AddEmail = page.dialog('domains/clients/staff/detail/add-email.tsx', {
  ...shows({ email: null, can_sign_in: false }),
  play: press('Add email'),
});
export const Invited = page.state(
  shows({ can_sign_in: false, invitation_ends_at: '2026-11-29T23:12:00.000Z' }),
);
export const Invite = page.dialog('domains/clients/staff/detail/invitation.tsx', {
  ...shows({ can_sign_in: false }),
  play: press('Send an invitation'),
});
export const EditDetails = page.dialog('domains/clients/staff/detail/details-card.tsx', {
  ...shows(),
  play: press('Edit name and phone'),
});
export const ShowNdisNumber = page.dialog('domains/clients/staff/ndis/reveal-number.tsx', {
  ...shows(),
  play: press('Show'),
});
export const EditNdis = page.dialog('domains/clients/staff/ndis/edit-ndis.tsx', {
  ...shows(),
  play: press('Edit NDIS details'),
});
export const AddPlan = page.dialog('domains/clients/staff/ndis/add-plan.tsx', {
  ...shows(),
  play: press('Add a plan'),
});
export const AddAgreement = page.dialog('domains/clients/staff/ndis/add-agreement.tsx', {
  ...shows(),
  play: press('Add an agreement'),
});
const DAYS = '1 Mar 2026 – 28 Feb 2027';
const showsPeriods = shows({
  profile: aClientProfile({ plans: [plan], service_agreements: [...agreements] }),
});
export const ChangePlan = page.dialog('domains/clients/staff/ndis/change-plan.tsx', {
  ...showsPeriods,
  play: press(`Change plan ${DAYS}`),
});
export const ChangeAgreement = page.dialog('domains/clients/staff/ndis/change-agreement.tsx', {
  ...showsPeriods,
  play: press('Change agreement From 1 Mar 2026'),
});
export const RemovePlan = page.dialog('domains/clients/staff/ndis/remove-period.tsx', {
  ...showsPeriods,
  play: press(`Remove plan ${DAYS}`),
});
export const AddAddress = page.dialog('domains/clients/staff/addresses/add-address.tsx', {
  ...shows(),
  play: press('Add an address'),
});
export const EditAddress = page.dialog('domains/clients/staff/addresses/edit-address.tsx', {
  ...shows(),
  play: press(/^Edit 14 Banksia Street/u),
});
export const Act = page.dialog('domains/clients/staff/on-behalf/act-dialog.tsx', {
  ...shows(),
  play: press('Do it for Amira'),
});
export const OnBehalf = page.state({
  answers: [mockEndpoint(endpoints.actForClient, answer(undefined)), ...shows().answers],
  play: async (context) => {
    await press('Do it for Amira')(context);
    await context.userEvent.type(
      await context.canvas.findByLabelText('Why are you doing this for Amira?'),
      'Amira phoned, her screen reader is not working today.',
    );
    await press('Do it for Amira')(context);
    await context.canvas.findByText(/^You are doing it for Amira Haddad\./u);
  },
});
