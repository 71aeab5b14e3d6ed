import {
  aClientProfile,
  answer,
  aUser,
  mockEndpoint,
  noResponse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';
import { agreement, checklist, listsDocuments, photo } from '../testing.ts';

const page = screens(SITE_PATHS.clientDocuments, { user: aUser() });

export default { title: 'Screens/Client portal/Documents', tags: ['!autodocs'] };

const many = [listsDocuments({ ...checklist, opened_at: null }, photo, agreement)];

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state({ answers: [listsDocuments()] });
export const One = page.state({ answers: [listsDocuments(checklist)] });
export const Many = page.state({ answers: many });
export const Ndis = page.state({
  user: anNdisUser(),
  answers: [
    ...many,
    mockEndpoint(
      endpoints.getClientProfile,
      answer(
        aClientProfile({
          service_agreement_start: '2026-07-01',
          service_agreement_end: '2027-06-30',
        }),
      ),
    ),
  ],
});

export const Remove = page.dialog('domains/documents/remove-document.tsx', {
  answers: many,
  play: press('Remove Kitchen.jpg'),
});
export const PreviewFailed = page.dialog('kit/files/preview-dialog.tsx', {
  answers: [mockEndpoint(endpoints.linkDocument, noResponse()), ...many],
  play: press('Preview Kitchen.jpg'),
});
