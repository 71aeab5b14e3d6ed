import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from '@cleaning/company';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEB_ROOT } from '../lib/paths.ts';
import { NOTICE_BADGE_PATH } from '../../src/content/team-app.ts';
import {
  APPLE_TOUCH_ICON,
  BADGE_SIZE,
  MANIFEST_ICONS,
  brandColour,
  writeIcons,
  writeNoticeBadge,
} from './icons.ts';
import { searchTags } from './search-tags.ts';
import { robots, sitemap, teamManifest, webManifest } from './site-files.ts';

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

test('lets the team install its portals as another app than the site, with the login in it', () => {
  const colours = { theme: '#123456', background: '#ffffff' };
  const site = JSON.parse(webManifest(colours)) as Record<string, unknown>;
  const team = JSON.parse(teamManifest(colours)) as Record<string, unknown>;
  expect(team).toMatchObject({
    id: '/staff/portal',
    name: company.name,
    short_name: company.shortName,
    start_url: '/staff/portal',
    scope: '/',
    display: 'standalone',
    icons: site['icons'],
  });
  expect(team['id']).not.toBe(site['id']);
});

const page = {
  path: '/faq',
  name: 'Questions "and" answers',
  title: `Q&A | ${company.name}`,
  description: 'Prices < $200 & more.',
  picture: '/assets/card.png',
};
const document = load(searchTags(page).join('\n'));
const contents = (name: string) =>
  document(`meta[name="${name}"], meta[property="${name}"]`)
    .toArray()
    .map(({ attribs }) => attribs['content']);

test.each([
  ['og:url', `${company.website}/faq`],
  ['og:title', page.title],
  ['og:description', page.description],
  ['og:image', `${company.website}/assets/card.png`],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['twitter:card', 'summary_large_image'],
  ['twitter:title', page.title],
  ['twitter:description', page.description],
  ['twitter:image', `${company.website}/assets/card.png`],
])('says its %s once, whatever characters are in it', (name, value) => {
  expect(contents(name)).toEqual([value]);
});

test('names its one address, and its picture in words', () => {
  expect(document('link[rel=canonical]').attr('href')).toBe(`${company.website}/faq`);
  expect(contents('og:image:alt')[0]).toContain(page.name);
  expect(contents('twitter:image:alt')).toEqual(contents('og:image:alt'));
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-icons-'));
  await copyFile(join(WEB_ROOT, 'public/favicon.svg'), join(folder, 'favicon.svg'));
  await writeIcons(folder, '#123456');
  await writeNoticeBadge(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test.each([...MANIFEST_ICONS, APPLE_TOUCH_ICON])(
  'draws $path in its size, with its corners filled only where others cut them',
  async ({ path, size, fillsCorners }) => {
    const { data, info } = await sharp(join(folder, path))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: size, height: size });
    const corner = [...data.subarray(0, 4)];
    expect(fillsCorners ? corner : corner.slice(3)).toEqual(
      fillsCorners ? [0x12, 0x34, 0x56, 0xff] : [0],
    );
  },
);

test('draws the mark of notices in white, and nothing around it', async () => {
  const { data, info } = await sharp(join(folder, NOTICE_BADGE_PATH))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: BADGE_SIZE, height: BADGE_SIZE });
  const alphas = data.filter((_value, index) => index % 4 === 3);
  const seen = alphas.filter((alpha) => alpha > 127).length / alphas.length;
  expect(alphas[0]).toBe(0);
  expect(seen).toBeGreaterThan(0.1);
  expect(seen).toBeLessThan(0.6);
});

test('reads a colour of the light theme from the tokens', async () => {
  expect(await brandColour('--color-bg')).toBe('#ffffff');
});

test('refuses a token that is not there, or is no plain colour', async () => {
  await expect(brandColour('--color-nothing')).rejects.toThrow('no hex colour');
});
