import { aUser } from '@cleaning/api-client/testing';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { emptyDraft, type QuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';

const page = screens(SITE_PATHS.clientQuoteCreate, { user: aUser() });

export default { title: 'Screens/Client portal/New quote', tags: ['!autodocs'] };

const DRAFT: QuoteDraft = {
  ...emptyDraft(),
  key: '0190a1b2-0000-4000-8000-00000000aaaa',
  serviceId: 'deep',
  rooms: { bedroom: 2 },
  addonIds: [],
};

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state();
export const NothingChosen = page.state({ play: press('Continue') });
export const General = page.state({ draft: DRAFT });
export const Ndis = page.state({ draft: { ...DRAFT, serviceId: 'ndis' }, user: anNdisUser() });
