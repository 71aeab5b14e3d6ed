import { company } from '@cleaning/company';
import { expect, test } from 'vitest';
import { MANIFEST_ICONS } from './icons.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

test('maps each page by its whole address', () => {
  const xml = sitemap(['/', '/faq']);
  const locations = new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('loc');
  expect([...locations].map((location) => location.textContent)).toEqual([
    `${company.website}/`,
    `${company.website}/faq`,
  ]);
});

test('lets crawlers read that private pages are not for search', () => {
  expect(robots().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${company.website}/sitemap.xml`,
    '',
  ]);
});

test('names the site, its colours and each icon in the web manifest', () => {
  const manifest: unknown = JSON.parse(webManifest({ theme: '#123456', background: '#ffffff' }));
  expect(manifest).toMatchObject({
    name: company.name,
    start_url: '/',
    theme_color: '#123456',
    background_color: '#ffffff',
    icons: MANIFEST_ICONS.map(({ path, size }) => ({ src: path, sizes: `${size}x${size}` })),
  });
  expect(JSON.stringify(manifest).match(/"maskable"/g)).toHaveLength(1);
});
