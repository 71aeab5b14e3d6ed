import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { MANIFEST_ICONS, MASKABLE_ICON } from './icons.ts';
import { escapeHtml, siteAddress } from './search-tags.ts';

/**
 * What crawlers may read. Private pages are not named: they say `noindex` themselves, and a crawler
 * that is kept away from them never reads that.
 */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`;
}

/** The list of public pages that search engines read. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(siteAddress(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** Its address within the site. */
export const WEB_MANIFEST_PATH = '/site.webmanifest';

interface ManifestColours {
  readonly theme: string;
  readonly background: string;
}

/** How the site presents itself once a user installs it as an app. */
export function webManifest({ theme, background }: ManifestColours): string {
  return JSON.stringify({
    id: SITE_PATHS.home,
    name: company.name,
    short_name: company.shortName,
    description: company.blurb,
    lang: 'en-AU',
    start_url: SITE_PATHS.home,
    // The way back stays on screen.
    display: 'minimal-ui',
    theme_color: theme,
    background_color: background,
    icons: MANIFEST_ICONS.map((icon) => ({
      src: icon.path,
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon === MASKABLE_ICON ? 'maskable' : 'any',
    })),
  });
}
