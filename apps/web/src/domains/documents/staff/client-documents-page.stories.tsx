import {
  aClient,
  aClientHistory,
  anAddress,
  answer,
  aPageOf,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { ClientDocument } from '@cleaning/contract/documents';
import { endpoints } from '@cleaning/contract/endpoints';
import { pathWithId } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { agreement, checklist, listsDocuments, photo } from '../testing.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_CLIENT_DOCUMENTS_PATH } from '../document-paths.ts';

const page = screens(STAFF_CLIENT_DOCUMENTS_PATH, {
  user: aStaffUser(),
  at: pathWithId(STAFF_CLIENT_DOCUMENTS_PATH, aClient().id),
});

export default { title: 'Screens/Staff portal/Documents of a client', tags: ['!autodocs'] };

const shows = (...documents: ClientDocument[]) => ({
  answers: [
    mockEndpoint(endpoints.getClient, answer(aClient())),
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([anAddress()]))),
    mockEndpoint(
      endpoints.getClientHistory,
      answer(aClientHistory([], { document_count: documents.length })),
    ),
    listsDocuments(...documents),
  ],
});

const unopened: ClientDocument = { ...checklist, client_opened_at: null, can_remove: true };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [
    mockEndpoint(endpoints.getClient, refuse(404, { code: 'not_found' })),
    ...shows().answers,
  ],
});
export const Empty = page.state(shows());
export const EmptyCategory = page.state({
  at: `${pathWithId(STAFF_CLIENT_DOCUMENTS_PATH, aClient().id)}?show=photos`,
  answers: [
    mockEndpoint(
      endpoints.listDocuments,
      answer({
        count: 0,
        next: null,
        previous: null,
        results: [],
        category_counts: { agreements: 1 },
      }),
    ),
    ...shows().answers,
  ],
});
export const One = page.state(shows(unopened));
export const Many = page.state(shows(unopened, { ...photo, can_remove: false }, agreement));
export const Remove = page.dialog('domains/documents/remove-document.tsx', {
  ...shows(unopened),
  play: press(`Remove ${unopened.file_name}`),
});
