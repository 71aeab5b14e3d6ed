import {
  aClient,
  aClientListItem,
  anAddress,
  answer,
  aCappedPageOf,
  aPageOf,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { withClient } from '#domains/clients/client-paths.ts';
import { screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_QUOTE_NEW_PATH } from '../quote-paths.ts';

const path = STAFF_QUOTE_NEW_PATH;
const clientAt = (address: ReturnType<typeof anAddress>) => [
  mockEndpoint(endpoints.listClients, answer(aCappedPageOf([aClientListItem()]))),
  mockEndpoint(endpoints.getClient, answer(aClient())),
  mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([address]))),
];
const page = screens(path, { user: aStaffUser(), answers: clientAt(anAddress()) });
const forAmira = { at: withClient(path, aClient().id) };

export default { title: 'Screens/Staff portal/New quote', tags: ['!autodocs'] };

export const Loading = page.loading(forAmira);
export const Failed = page.failed(forAmira);
export const Forbidden = page.forbidden(forAmira);
export const ForWhom = page.state();
export const ForAmira = page.state(forAmira);
export const DepositOfAnAmount = page.state({
  ...forAmira,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Service'), 'general');
    await userEvent.selectOptions(await canvas.findByLabelText('Deposit'), 'An amount');
    await userEvent.type(await canvas.findByLabelText('Deposit in dollars'), '80');
  },
});
export const OutsideOurAreas = page.state({
  ...forAmira,
  answers: clientAt(anAddress({ suburb: 'Newcastle', postcode: '2300' })),
});
