import { company } from '@cleaning/company';
import type { Company, Weekday } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES } from '@cleaning/pricing';
import type { Service } from '@cleaning/pricing';
import { TOPICS } from '../../src/content/faq.ts';
import type { Topic } from '../../src/content/faq.ts';
import {
  OTHER_SERVICES,
  OTHER_SERVICES_SECTION,
  SERVICE_DETAILS,
} from '../../src/content/services-page.ts';
import { HEADER_LINKS } from '../../src/content/site-navigation.ts';
import { APP_ICON } from './icons.ts';
import { siteAddress } from './search-tags.ts';

/** References the company's node from other nodes of the graph. */
const BUSINESS_REFERENCE = { '@id': siteAddress('/#business') } as const;

/** References the site's node from other nodes of the graph. */
const WEBSITE_REFERENCE = { '@id': siteAddress('/#website') } as const;

/** Further nodes of some pages, in addition to the company and the site. */
const NODES_OF_PAGE: Readonly<Record<string, () => readonly object[]>> = {
  [SITE_PATHS.services]: serviceNodes,
  [SITE_PATHS.faq]: () => [faqPage(TOPICS)],
};

/** All structured data of a public page, as one JSON-LD graph. */
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

/**
 * A JSON-LD data block. Browsers never execute it, so the content security policy need not allow
 * it. Its text is escaped, so that it cannot end the element or open a comment.
 */
export function jsonLdScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** The company: contact details, opening hours, area and starting prices. */
export function business(): object {
  return {
    '@type': 'HomeAndConstructionBusiness',
    ...BUSINESS_REFERENCE,
    name: company.name,
    description: company.blurb,
    url: siteAddress(SITE_PATHS.home),
    image: siteAddress(APP_ICON.path),
    telephone: company.phone,
    email: company.email.support,
    // Cleaners visit their clients, so there is no street address to go to.
    address: { '@type': 'PostalAddress', addressRegion: 'NSW', addressCountry: 'AU' },
    areaServed: company.serviceAreas,
    openingHoursSpecification: openingHoursSpecification(company.hours),
    sameAs: Object.values(company.social),
    makesOffer: Object.values(SERVICES).flatMap((service) => {
      const offer = offerOf(service);
      return offer === null
        ? []
        : [{ ...offer, itemOffered: { '@type': 'Service', name: service.name } }];
    }),
  };
}

/** The path from the home page to a page. */
function breadcrumbList(page: { readonly path: string; readonly title: string }): object {
  const steps = [
    { name: HEADER_LINKS.home.label, path: SITE_PATHS.home },
    { name: page.title, path: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteAddress(path),
    })),
  };
}

/** Every service of the services page, with a link to its part of the page. */
export function serviceNodes(): object[] {
  return [
    ...SERVICE_DETAILS.map(({ id, lead }) => serviceNode(SERVICES[id], id, { description: lead })),
    ...OTHER_SERVICES.map((service) => serviceNode(service, OTHER_SERVICES_SECTION.id, {})),
  ];
}

function serviceNode(service: Service, part: string, texts: { description?: string }): object {
  const offer = offerOf(service);
  return {
    '@type': 'Service',
    '@id': siteAddress(`${SITE_PATHS.services}#service-${service.id}`),
    name: service.name,
    ...texts,
    url: siteAddress(`${SITE_PATHS.services}#${part}`),
    provider: BUSINESS_REFERENCE,
    ...(offer !== null && { offers: offer }),
  };
}

/** The questions and answers of the FAQ page, with the same text. */
export function faqPage(topics: readonly Topic[]): object {
  return {
    '@type': 'FAQPage',
    '@id': siteAddress(SITE_PATHS.faq),
    isPartOf: WEBSITE_REFERENCE,
    mainEntity: topics
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
  };
}

/** A starting price in dollars; rooms and extras add to it. */
interface Offer {
  readonly '@type': 'Offer';
  readonly priceSpecification: {
    readonly '@type': 'PriceSpecification';
    readonly minPrice: number;
    readonly priceCurrency: 'AUD';
    readonly valueAddedTaxIncluded: true;
  };
}

/** The price of a service as an offer; null if its price is on request. */
export function offerOf({ priceCents }: Pick<Service, 'priceCents'>): Offer | null {
  if (priceCents === null) {
    return null;
  }
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: priceCents / 100,
      priceCurrency: 'AUD',
      valueAddedTaxIncluded: true,
    },
  };
}

const DAYS = [
  ['monday', 'Monday'],
  ['tuesday', 'Tuesday'],
  ['wednesday', 'Wednesday'],
  ['thursday', 'Thursday'],
  ['friday', 'Friday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
] as const satisfies readonly (readonly [Weekday, string])[];

/** Days with the same opening hours, in the format of schema.org. */
interface OpeningHoursSpecification {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** The opening hours of a week, with days of equal hours grouped. */
export function openingHoursSpecification(hours: Company['hours']): OpeningHoursSpecification[] {
  const daysByHours = Map.groupBy(DAYS, ([day]) => `${hours[day].opens}-${hours[day].closes}`);
  return [...daysByHours].map(([range, days]) => {
    const [opens = '', closes = ''] = range.split('-');
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(([, name]) => name),
      opens,
      closes,
    };
  });
}
