import { company } from '@cleaning/company';
import { PUBLIC_PATHS } from '@cleaning/contract/routes';

/** The name of each public page, by its path. */
export const PAGE_TITLES = {
  [PUBLIC_PATHS.home]: 'House, NDIS and office cleaning in Sydney',
  [PUBLIC_PATHS.quote]: 'Quote calculator',
  [PUBLIC_PATHS.about]: 'About us',
  [PUBLIC_PATHS.services]: 'Cleaning services and prices',
  [PUBLIC_PATHS.gallery]: 'Before and after gallery',
  [PUBLIC_PATHS.ndis]: 'Cleaning with your NDIS plan',
  [PUBLIC_PATHS.faq]: 'Questions and answers',
  [PUBLIC_PATHS.contact]: 'Contact us',
} as const satisfies Record<string, string>;

export const NOT_FOUND_TITLE = 'Page Not Found';

/** The document title, with the page first so that browser tabs can be told apart. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} | ${company.name}`;
}
