import {
  aClient,
  aClientListItem,
  answer,
  aCappedPageOf,
  aPageOf,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screens } from '#app/testing/screen-stories.tsx';
import { OTHER_OWN_VISITS, ownVisits } from '#domains/appointments/testing/mias-day.ts';
import { messageAboutVisitPath, STAFF_MESSAGE_NEW_PATH } from '../message-paths.ts';
import { withClient } from '#domains/clients/client-paths.ts';
import { aCleanerUser, aStaffUser } from '#app/testing/a-staff-user.ts';

const path = STAFF_MESSAGE_NEW_PATH;
const page = screens(path, {
  user: aStaffUser(),
  answers: [
    mockEndpoint(endpoints.listClients, answer(aCappedPageOf([aClientListItem()]))),
    mockEndpoint(endpoints.getClient, answer(aClient())),
  ],
});
const forAmira = { at: withClient(path, aClient().id) };

export default { title: 'Screens/Staff portal/New message', tags: ['!autodocs'] };

export const Loading = page.loading(forAmira);
export const Failed = page.failed(forAmira);
export const Forbidden = page.forbidden(forAmira);
export const ForWhom = page.state();
export const ForAmira = page.state(forAmira);

const { next, tomorrow } = OTHER_OWN_VISITS;
const ofCleaner = {
  user: aCleanerUser(),
  answers: [
    mockEndpoint(endpoints.getOwnVisits, answer(ownVisits({ visits: [next, tomorrow] }))),
    mockEndpoint(endpoints.listThreads, answer(aPageOf([]))),
  ],
};

export const AboutWhichVisit = page.state(ofCleaner);
export const AboutVisit = page.state({ ...ofCleaner, at: messageAboutVisitPath(next.id) });
export const AboutNoVisit = page.state({ user: aCleanerUser() });
