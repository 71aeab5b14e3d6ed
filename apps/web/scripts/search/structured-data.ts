import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { TOPICS } from '../../src/content/faq.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { business } from './business.ts';
import { faqPage } from './faq-page.ts';
import { BUSINESS_REFERENCE, WEBSITE_REFERENCE } from './node-ids.ts';
import { serviceNodes } from './service-nodes.ts';
import { siteAddress } from './site-address.ts';

/** What some pages are about, beside the company and the site that all of them are about. */
const NODES_OF_PAGE: Readonly<Record<string, () => readonly object[]>> = {
  [SITE_PATHS.services]: serviceNodes,
  [SITE_PATHS.faq]: () => [faqPage(TOPICS)],
};

/** Everything that a public page says to machines, in one JSON-LD graph. */
export function structuredData(page: { readonly path: string; readonly title: string }): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(),
      website(),
      ...(page.path === SITE_PATHS.home ? [] : [breadcrumbList(page)]),
      ...(NODES_OF_PAGE[page.path]?.() ?? []),
    ],
  };
}

function website(): object {
  return {
    '@type': 'WebSite',
    ...WEBSITE_REFERENCE,
    name: company.name,
    url: siteAddress(SITE_PATHS.home),
    inLanguage: 'en-AU',
    publisher: BUSINESS_REFERENCE,
  };
}
