import { aUser } from '@cleaning/api-client/testing';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { emptyDraft, type QuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';

const page = screens(SITE_PATHS.clientCalculator, { user: aUser() });

export default { title: 'Screens/Client portal/Calculator', tags: ['!autodocs'] };

/** Stories stand at noon on Monday 23 November 2026. */
const TOMORROW = '2026-11-24';

const DRAFT: QuoteDraft = {
  ...emptyDraft(),
  key: '0190a1b2-0000-4000-8000-00000000aaaa',
  serviceId: 'deep',
  rooms: { bedroom: 3, bathroom: 2 },
  addonIds: ['oven'],
  preferredDate: TOMORROW,
};

export const Empty = page.state();
export const NothingChosen = page.state({ play: press('Start a quote with this price') });
export const Priced = page.state({ draft: DRAFT });
export const Ndis = page.state({ draft: { ...DRAFT, serviceId: 'ndis' }, user: anNdisUser() });
