import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICE_IDS } from '@cleaning/pricing';
import { expect, test } from 'vitest';
import { mailTo, newsletterMail } from './contact-links.ts';
import { NDIS_BAND } from './home.ts';
import { OPENING_HOURS } from './opening-hours.ts';
import { PAGE_DESCRIPTIONS } from './page-descriptions.ts';
import { NOT_FOUND_TITLE, PAGE_TITLES } from './page-titles.ts';
import { SERVICE_SUMMARIES } from './services.ts';
import {
  ACCOUNT_LINKS,
  APP_LINKS,
  FOOTER_AREAS,
  FOOTER_SERVICES,
  HEADER_LINKS,
  LEGAL_LINKS,
  QUICK_LINKS,
  QUOTE_ACTION,
  RESOURCE_LINKS,
  SERVICES_NOTE,
  SITE_LOGO,
} from './site-navigation.ts';

const hrefs = [
  SITE_LOGO,
  ...Object.values(HEADER_LINKS),
  SERVICES_NOTE,
  ...RESOURCE_LINKS,
  QUOTE_ACTION,
  ...Object.values(ACCOUNT_LINKS),
  ...QUICK_LINKS,
  ...FOOTER_SERVICES,
  ...LEGAL_LINKS,
  ...Object.values(APP_LINKS).flat(),
  ...SERVICE_SUMMARIES,
  NDIS_BAND.priceLink,
  NDIS_BAND.moreLink,
].map(({ href }) => href);

test.each([...new Set(hrefs)])('%s is an address of the site', (href) => {
  const { pathname } = new URL(href, 'http://site');
  expect(Object.values<string>(SITE_PATHS)).toContain(pathname);
});

test('the footer names four of six services, and the first six areas', () => {
  expect(SERVICE_SUMMARIES.map(({ id }) => id)).toEqual([
    'general',
    'deep',
    'end-of-lease',
    'ndis',
    'pet-treatment',
    'window-carpet',
  ]);
  expect(SERVICE_SUMMARIES.every(({ id }) => SERVICE_IDS.includes(id))).toBe(true);
  expect(FOOTER_SERVICES).toHaveLength(4);
  expect(FOOTER_AREAS.items).toHaveLength(6);
});

test('the opening hours fit in three rows that match every day', () => {
  const { monday, tuesday, wednesday, thursday, friday } = company.hours;
  for (const day of [tuesday, wednesday, thursday, friday]) expect(day).toEqual(monday);
  expect(OPENING_HOURS.map(({ days, time }) => `${days} ${time}`)).toEqual([
    'Monday to Friday 7:00 am – 6:00 pm',
    'Saturday 7:00 am – 6:00 pm',
    'Sunday 7:00 am – 4:00 pm',
  ]);
});

test('the newsletter link opens a prepared message', () => {
  const mail = new URL(newsletterMail('a+b@example.com'));
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe('Newsletter Subscription');
  expect(decodeURIComponent(mail.search)).toContain('add a+b@example.com to the newsletter');
  expect(mailTo('A & B', 'one\ntwo')).toContain('subject=A%20%26%20B&body=one%0Atwo');
});

test('every public page has its own title and description', () => {
  const titles = [...Object.values<string>(PAGE_TITLES), NOT_FOUND_TITLE];
  expect(new Set(titles).size).toBe(titles.length);
  const descriptions = Object.values(PAGE_DESCRIPTIONS);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThan(200);
  }
});
