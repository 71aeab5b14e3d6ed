import { company } from '@cleaning/company';
import { expect, test } from 'vitest';
import { linkAddresses, metaContents } from '../checks/html-values.ts';
import { searchTags } from './search-tags.ts';

const page = {
  path: '/faq',
  name: 'Questions "and" answers',
  title: `Q&A | ${company.name}`,
  description: 'Prices < $200 & more.',
  picture: '/assets/card.png',
};
const html = searchTags(page).join('\n');

test.each([
  ['og:url', `${company.website}/faq`],
  ['og:title', page.title],
  ['og:description', page.description],
  ['og:image', `${company.website}/assets/card.png`],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['twitter:card', 'summary_large_image'],
])('says its %s once, whatever characters are in it', (name, value) => {
  expect(metaContents(html, name)).toEqual([value]);
});

test('names its one address, and its picture in words', () => {
  expect(linkAddresses(html, 'canonical')).toEqual([`${company.website}/faq`]);
  expect(metaContents(html, 'og:image:alt')[0]).toContain(page.name);
});
