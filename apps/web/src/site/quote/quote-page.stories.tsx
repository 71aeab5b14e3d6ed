import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';
import { emptyDraft, type QuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';

const page = screens(SITE_PATHS.quote);

export default { title: 'Screens/Public/Quote calculator', tags: ['!autodocs'] };

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
export const General = page.state({ draft: DRAFT });
export const Ndis = page.state({ draft: { ...DRAFT, serviceId: 'ndis' } });
export const PriceOnRequest = page.state({ draft: { ...DRAFT, serviceId: 'window-carpet' } });
