import { SITE_PATHS } from '@cleaning/contract/routes';
import type { PagesByPath } from '#kit/page/pages-by-path.ts';

export const clientQuotePages: PagesByPath = {
  [SITE_PATHS.clientQuotes]: () => import('./my-quotes-page.tsx'),
  [SITE_PATHS.clientQuoteCreate]: () => import('./create-quote-page.tsx'),
  [SITE_PATHS.clientQuote]: () => import('./quote-detail-page.tsx'),
  [SITE_PATHS.clientQuoteEdit]: () => import('./edit-quote-page.tsx'),
  [SITE_PATHS.clientCalculator]: () => import('./calculator-page.tsx'),
};
