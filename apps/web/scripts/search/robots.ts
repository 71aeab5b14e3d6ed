import { siteAddress } from './site-address.ts';

/**
 * What crawlers may read. Private pages are not named: they say `noindex` themselves, and a crawler
 * that is kept away from them never reads that.
 */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`;
}
