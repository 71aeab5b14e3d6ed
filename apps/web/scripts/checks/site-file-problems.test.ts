import { company } from '@cleaning/company';
import { expect, test } from 'vitest';
import { MANIFEST_ICONS } from '../search/icons.ts';
import { robots } from '../search/robots.ts';
import { sitemap } from '../search/sitemap.ts';
import { webManifest } from '../search/web-manifest.ts';
import { manifestProblems, robotsProblems, sitemapProblems } from './site-file-problems.ts';

const PATHS = ['/', '/faq'];

test('passes what the build writes', async () => {
  const manifest = webManifest({ theme: '#123456', background: '#ffffff' });
  expect(sitemapProblems(sitemap(PATHS), PATHS)).toEqual([]);
  expect(robotsProblems(robots(), PATHS)).toEqual([]);
  expect(await manifestProblems(manifest, trueSize, '#123456')).toEqual([]);
});

test.each([
  [sitemap(['/']), `leaves out ${company.website}/faq`],
  [sitemap([...PATHS, '/blog']), `lists ${company.website}/blog, which is no page`],
  [sitemap([...PATHS, '/faq']), `lists ${company.website}/faq twice`],
  ['', 'is no XML'],
])('finds what is wrong with a site map', (xml, problem) => {
  expect(sitemapProblems(xml, PATHS)).toContain(problem);
});

test.each([
  ['', 'does not name the site map'],
  ['Sitemap: here', 'does not speak to every crawler'],
  [`${robots()}Disallow: /fa`, 'keeps crawlers from /faq'],
])('finds what is wrong with the rules for crawlers', (text, problem) => {
  expect(robotsProblems(text, PATHS)).toContain(problem);
});

test.each([
  ['', 'is no web manifest with icons'],
  ['{}', 'is no web manifest with icons'],
  ['{"icons":[]}', 'has no icon 192x192 any'],
  ['{"icons":[]}', 'does not start on the home page'],
  ['{"icons":[]}', 'has no name'],
  ['{"icons":[{"src":"/gone.png","sizes":"9x9","type":"image/png"}]}', 'no PNG of 9x9'],
  [webManifest({ theme: '#000000', background: '#ffffff' }), 'has another theme colour'],
])('finds what is wrong with the web manifest %s', async (text, problem) => {
  expect((await manifestProblems(text, trueSize, '#123456')).join()).toContain(problem);
});

function trueSize(path: string): Promise<string | null> {
  const icon = MANIFEST_ICONS.find((candidate) => candidate.path === path);
  return Promise.resolve(icon === undefined ? null : `${icon.size}x${icon.size}`);
}
