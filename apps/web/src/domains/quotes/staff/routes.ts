import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { STAFF_QUOTES_PATH, STAFF_QUOTE_NEW_PATH, STAFF_QUOTE_PATH } from '../quote-paths.ts';

export const staffQuotePages: TeamPages = {
  office: {
    [STAFF_QUOTES_PATH]: () => import('./quotes-page.tsx'),
    [STAFF_QUOTE_NEW_PATH]: () => import('./new-quote-page.tsx'),
    [STAFF_QUOTE_PATH]: () => import('./quote-page.tsx'),
  },
};
