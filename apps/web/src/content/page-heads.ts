import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';

/** What search results and shared links say about a page. */
export interface PageHead {
  /** The page's name, without the company's. */
  readonly title: string;
  readonly description: string;
}

/** The head of each public page, by its path. */
export const PAGE_HEADS = {
  [SITE_PATHS.home]: {
    title: 'House, NDIS and office cleaning in Sydney',
    description:
      'Know the price before we knock. Home, NDIS and office cleaning across Sydney: pick a service, count your rooms and see your estimate straight away.',
  },
  [SITE_PATHS.quote]: {
    title: 'Quote calculator',
    description:
      'What will your clean cost? Answer four short questions and watch the price update as you go. Nothing is booked until you say so.',
  },
} as const satisfies Record<string, PageHead>;

export const NOT_FOUND_HEAD = {
  title: 'Page Not Found',
  description: "The page you're looking for doesn't exist or has been moved.",
} as const satisfies PageHead;

/** The text of the browser's title: the page first, so that tabs can be told apart. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} | ${company.name}`;
}
