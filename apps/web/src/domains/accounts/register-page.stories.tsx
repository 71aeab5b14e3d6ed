import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { emptyDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import { siteConfig } from '#app/testing/service-answers.ts';

const page = screens(SITE_PATHS.register);

export default { title: 'Screens/Accounts/Register', tags: ['!autodocs'] };

export const Page = page.state();
export const WithGoogle = page.state({ answers: [siteConfig('client-id')] });
export const WithSavedPrice = page.state({
  draft: {
    ...emptyDraft(),
    key: '0190a1b2-0000-4000-8000-00000000aaaa',
    serviceId: 'deep',
    rooms: { bedroom: 3 },
    addonIds: [],
  },
});
export const NothingTyped = page.state({ play: press('Create account') });
export const Ndis = page.state({
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('radio', { name: /NDIS/u })),
});
