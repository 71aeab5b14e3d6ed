import {
  aClientCounts,
  aClientListItem,
  answer,
  aCappedPageOf,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_CLIENTS_PATH } from '../client-paths.ts';

const page = screens(STAFF_CLIENTS_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Clients', tags: ['!autodocs'] };

const lists = (...clients: ReturnType<typeof aClientListItem>[]) => ({
  answers: [
    mockEndpoint(endpoints.getClientCounts, answer(aClientCounts({ active: 14, ndis: 6 }))),
    mockEndpoint(endpoints.listClients, answer(aCappedPageOf(clients))),
  ],
});

const ndis = aClientListItem();
const general = aClientListItem({
  id: '0190a1b2-0000-7000-8000-000000007002',
  first_name: 'Tim',
  last_name: 'Farrugia',
  client_type: 'general',
  plan_management: null,
  phone_number: null,
  suburb: null,
  next_visit_on: null,
  balance_cents: 0,
  can_sign_in: false,
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(lists());
export const One = page.state(lists(ndis));
export const Many = page.state(lists(ndis, general));
