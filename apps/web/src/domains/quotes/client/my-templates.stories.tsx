import { aPageOf, answer, aUser, mockEndpoint, noResponse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { QuoteTemplate } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aTemplate } from '../testing/a-template.ts';

const page = screens(SITE_PATHS.clientQuotes, {
  user: aUser(),
  at: `${SITE_PATHS.clientQuotes}?view=templates`,
});

export default { title: 'Screens/Client portal/My templates', tags: ['!autodocs'] };

const listed = (...templates: QuoteTemplate[]) => ({
  answers: [mockEndpoint(endpoints.listQuoteTemplates, answer(aPageOf(templates)))],
});

export const Empty = page.state(listed());
export const One = page.state(listed(aTemplate()));
export const Many = page.state(
  listed(
    aTemplate(),
    aTemplate({ id: '0190a1b2-0000-7000-8000-000000003002', name: 'Before Christmas' }),
    aTemplate({ id: '0190a1b2-0000-7000-8000-000000003003', name: 'The holiday house' }),
  ),
);
export const NoConnection = page.state({
  answers: [mockEndpoint(endpoints.listQuoteTemplates, noResponse())],
});
export const Rename = page.dialog('domains/quotes/client/templates/template-name-dialog.tsx', {
  ...listed(aTemplate()),
  play: press(/^Rename/u),
});
export const Delete = page.dialog('domains/quotes/client/templates/my-templates.tsx', {
  ...listed(aTemplate()),
  play: press(/^Delete/u),
});
