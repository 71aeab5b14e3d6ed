import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { MANIFEST_ICONS, MASKABLE_ICON } from './icons.ts';
import { escapeHtml, siteAddress } from './search-tags.ts';

/**
 * The content of robots.txt. It does not exclude private pages: they carry `noindex`, which a
 * crawler can only read if it may fetch them.
 */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`;
}

/** The sitemap: every public page, for search engines. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(siteAddress(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** The path of the web manifest. */
export const WEB_MANIFEST_PATH = '/site.webmanifest';

/** The colours of a web manifest: those of the pages before they have loaded. */
interface ManifestColours {
  readonly theme: string;
  readonly background: string;
}

/** The web manifest, which describes the site as an installed app. */
export const webManifest = (colours: ManifestColours): string =>
  manifest(colours, {
    id: SITE_PATHS.home,
    description: company.blurb,
    start_url: SITE_PATHS.home,
    // Keeps the browser's Back button visible.
    display: 'minimal-ui',
  });

/** The web manifest of the team, whose portals are an app of their own beside the site. */
export const teamManifest = (colours: ManifestColours): string =>
  manifest(colours, {
    id: SITE_PATHS.staffPortal,
    description: `The day, visits and messages of the team of ${company.name}.`,
    start_url: SITE_PATHS.staffPortal,
    // The whole site, since a session that has ended leads to the login and back.
    scope: SITE_PATHS.home,
    display: 'standalone',
  });

function manifest({ theme, background }: ManifestColours, app: object): string {
  return JSON.stringify({
    ...app,
    name: company.name,
    short_name: company.shortName,
    lang: 'en-AU',
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
