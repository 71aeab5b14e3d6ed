import { escapeHtml } from '../lib/escape-html.ts';
import { siteAddress } from './site-address.ts';

/** The list of public pages that search engines read. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(siteAddress(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
