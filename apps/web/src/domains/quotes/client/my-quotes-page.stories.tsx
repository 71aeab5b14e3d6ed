import { aQuoteSummary, answer, aUser, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { QuoteSummary } from '@cleaning/contract/quotes';
import { QUOTE_STATUSES } from '@cleaning/contract/quotes/rules';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';
import { aQuotesPage } from '../testing/a-quotes-page.ts';

const page = screens(SITE_PATHS.clientQuotes, { user: aUser() });

export default { title: 'Screens/Client portal/My quotes', tags: ['!autodocs'] };

const list = (results: QuoteSummary[]) =>
  mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage(results)));

const quotes = QUOTE_STATUSES.map((status, index) =>
  aQuoteSummary({
    id: `0190a1b2-0000-7000-8000-0000000000${10 + index}`,
    reference: `Q-10${10 + index}`,
    status,
  }),
);

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state({ answers: [list([])] });
export const One = page.state({ answers: [list(quotes.slice(0, 1))] });
export const Many = page.state({ answers: [list(quotes)] });
export const PriceOnRequest = page.state({
  answers: [list([aQuoteSummary({ total_cents: null })])],
});
