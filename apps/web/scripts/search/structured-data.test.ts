import { company } from '@cleaning/company';
import { SERVICES } from '@cleaning/pricing';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { structuredDataProblems } from '../checks/structured-data-problems.ts';
import { PAGE_TITLES } from '../../src/content/page-titles.ts';
import { TOPICS } from '../../src/content/faq.ts';
import {
  business,
  faqPage,
  jsonLdScript,
  offerOf,
  openingHoursSpecification,
  serviceNodes,
  structuredData,
} from './structured-data.ts';

const EVERYWHERE = ['HomeAndConstructionBusiness', 'WebSite'];
const MORE: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/services': ['BreadcrumbList', 'Service'],
  '/faq': ['BreadcrumbList', 'FAQPage'],
};

test.each(Object.entries(PAGE_TITLES))('describes %s completely', (path, title) => {
  const json = JSON.stringify(structuredData({ path, title }));
  const kinds = [...EVERYWHERE, ...(MORE[path] ?? ['BreadcrumbList'])];
  expect(structuredDataProblems(json, kinds)).toEqual([]);
});

test('leads from the home page to a page by its name', () => {
  expect(structuredData({ path: '/ndis', title: 'NDIS' })).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${company.website}/` },
          { '@type': 'ListItem', position: 2, name: 'NDIS', item: `${company.website}/ndis` },
        ],
      }),
    ]),
  });
});

test('offers each service that has a price, starting at that price', () => {
  const priced = Object.values(SERVICES).filter(({ priceCents }) => priceCents !== null);
  expect(business()).toMatchObject({
    makesOffer: priced.map(({ name, priceCents }) => ({
      itemOffered: { name },
      priceSpecification: { minPrice: (priceCents ?? 0) / 100, priceCurrency: 'AUD' },
    })),
  });
});

test('gives an amount in dollars, and none where the price has to be asked for', () => {
  expect(offerOf({ priceCents: 120_50 })).toMatchObject({
    priceSpecification: { minPrice: 120.5 },
  });
  expect(offerOf({ priceCents: null })).toBeNull();
});

test.each(Object.values(SERVICES))(
  'describes $name, with an offer only where it has a price',
  ({ name, priceCents }) => {
    const found = serviceNodes().filter((node) => 'name' in node && node.name === name);
    expect(found).toHaveLength(1);
    expect(found.some((node) => 'offers' in node)).toBe(priceCents !== null);
  },
);

test('answers every question, all of its paragraphs together', () => {
  const questions = TOPICS.flatMap((topic) => topic.questions);
  expect(faqPage(TOPICS)).toMatchObject({
    mainEntity: questions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer.join(' ') },
    })),
  });
});

test('tells days with the same hours together, and names every day once', () => {
  const hours = { ...company.hours, wednesday: { opens: '09:00', closes: '12:30' } } as const;
  const rows = openingHoursSpecification(hours);
  expect(rows).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Wednesday'],
    opens: '09:00',
    closes: '12:30',
  });
  expect(new Set(rows.flatMap(({ dayOfWeek }) => dayOfWeek)).size).toBe(7);
  expect(rows.flatMap(({ dayOfWeek }) => dayOfWeek)).toHaveLength(7);
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', 'Fish & "chips"', '\u2028'])(
  'keeps %j inside its element, and says it unchanged',
  (text) => {
    const html = jsonLdScript({ text });
    expect(html.match(/</g)).toHaveLength(2);
    expect(JSON.parse(load(html)('script').text())).toEqual({ text });
  },
);
