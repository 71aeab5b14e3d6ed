import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';

/** The name of each public page, by its path. */
export const PAGE_TITLES = {
  [SITE_PATHS.home]: 'House, NDIS and office cleaning in Sydney',
  [SITE_PATHS.quote]: 'Quote calculator',
  [SITE_PATHS.about]: 'About us',
  [SITE_PATHS.services]: 'Cleaning services and prices',
  [SITE_PATHS.gallery]: 'Before and after gallery',
  [SITE_PATHS.ndis]: 'Cleaning with your NDIS plan',
  [SITE_PATHS.faq]: 'Questions and answers',
  [SITE_PATHS.contact]: 'Contact us',
} as const satisfies Record<string, string>;

export const NOT_FOUND_TITLE = 'Page Not Found';

/** The text of the browser's title: the page first, so that tabs can be told apart. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} | ${company.name}`;
}
