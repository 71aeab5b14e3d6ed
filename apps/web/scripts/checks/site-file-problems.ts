import { SITE_PATHS } from '@cleaning/contract/routes';
import { load } from 'cheerio';
import { siteAddress } from '../search/search-tags.ts';
import { isNode, parseJson } from './structured-data-problems.ts';

/** Problems of the sitemap, which must list each of the pages once and nothing else. */
export function sitemapProblems(xml: string, paths: readonly string[]): string[] {
  const document = load(xml, { xml: true });
  const listed = document('url > loc')
    .toArray()
    .map((location) => document(location).text());
  const addresses = paths.map(siteAddress);
  return [
    ...(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>') ? [] : ['is no XML']),
    ...addresses
      .filter((address) => !listed.includes(address))
      .map((address) => `leaves out ${address}`),
    ...listed
      .filter((address) => !addresses.includes(address))
      .map((address) => `lists ${address}, which is no page`),
    ...listed
      .filter((address, index) => listed.indexOf(address) !== index)
      .map((address) => `lists ${address} twice`),
  ];
}

/** Problems of robots.txt, which must name the sitemap and allow every page. */
export function robotsProblems(text: string, paths: readonly string[]): string[] {
  const lines = text.split('\n');
  const closed = lines
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length));
  return [
    ...(lines[0] === 'User-agent: *' ? [] : ['does not speak to every crawler']),
    ...(lines.includes(`Sitemap: ${siteAddress('/sitemap.xml')}`)
      ? []
      : ['does not name the site map']),
    ...paths
      .filter((path) => closed.some((start) => path.startsWith(start)))
      .map((path) => `keeps crawlers from ${path}`),
  ];
}

/** The icons that phones and computers request. */
const WANTED_ICONS = ['192x192 any', '512x512 any', '512x512 maskable'] as const;

/**
 * Problems of a web manifest.
 *
 * @param sizeOf The actual size of a picture of the site, as "192x192"; null if there is none.
 * @param themeColour The colour that the pages declare for the browser's frame.
 * @param start The page with which the app starts.
 */
export async function manifestProblems(
  text: string,
  sizeOf: (path: string) => Promise<string | null>,
  themeColour: string,
  start: string = SITE_PATHS.home,
): Promise<string[]> {
  const manifest = parseJson(text);
  if (!isNode(manifest) || !Array.isArray(manifest['icons'])) {
    return ['is no web manifest with icons'];
  }
  const icons: unknown[] = manifest['icons'];
  const problems: string[] = [];
  const stated: string[] = [];
  for (const icon of icons) {
    const { src, sizes, purpose, type } = isNode(icon) ? icon : {};
    stated.push(`${String(sizes)} ${String(purpose)}`);
    if (typeof src !== 'string' || type !== 'image/png' || (await sizeOf(src)) !== sizes) {
      problems.push(`names ${String(src)}, which is no PNG of ${String(sizes)}`);
    }
  }
  return [
    ...problems,
    ...WANTED_ICONS.filter((icon) => !stated.includes(icon)).map((icon) => `has no icon ${icon}`),
    ...['name', 'short_name', 'description', 'background_color', 'display']
      .filter((property) => typeof manifest[property] !== 'string')
      .map((property) => `has no ${property}`),
    ...(manifest['start_url'] === start ? [] : [`does not start on ${start}`]),
    ...(manifest['theme_color'] === themeColour ? [] : ['has another theme colour than the pages']),
  ];
}
