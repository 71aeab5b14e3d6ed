import {
  aClient,
  aClientListItem,
  answer,
  aCappedPageOf,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { withClient } from '#domains/clients/client-paths.ts';
import { screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_INVOICE_NEW_PATH } from '../invoice-paths.ts';

const path = STAFF_INVOICE_NEW_PATH;
const page = screens(path, {
  user: aStaffUser(),
  answers: [
    mockEndpoint(endpoints.listClients, answer(aCappedPageOf([aClientListItem()]))),
    mockEndpoint(endpoints.getClient, answer(aClient())),
  ],
});
const forAmira = { at: withClient(path, aClient().id) };

export default { title: 'Screens/Staff portal/New invoice', tags: ['!autodocs'] };

export const Loading = page.loading(forAmira);
export const Failed = page.failed(forAmira);
export const Forbidden = page.forbidden(forAmira);
export const ForWhom = page.state();
export const ForAmira = page.state(forAmira);
