import { company } from '@cleaning/company';
import { SOCIAL_CARD } from './social-card.ts';

/** The whole address of a path of the site, for readers that are not on it. */
export function siteAddress(path: string): string {
  return new URL(path, company.website).href;
}

/** Text as it stands in HTML or XML: between tags, and in attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** A page that search engines show. */
export interface IndexedPage {
  readonly path: string;
  /** Its name by itself. */
  readonly name: string;
  /** The text of the browser's title. */
  readonly title: string;
  readonly description: string;
  /** The address of its picture within the site. */
  readonly picture: string;
}

/** What search engines, and sites that show shared links, read in the head of a page. */
export function searchTags(page: IndexedPage): string[] {
  const address = siteAddress(page.path);
  const picture = siteAddress(page.picture);
  const pictureAlt = `${page.name}: ${company.name}, with a drawing of a house and its clean rooms`;
  const properties = {
    type: 'website',
    site_name: company.name,
    locale: 'en_AU',
    url: address,
    title: page.title,
    description: page.description,
    image: picture,
    'image:width': String(SOCIAL_CARD.width),
    'image:height': String(SOCIAL_CARD.height),
    'image:alt': pictureAlt,
  };
  const card = {
    card: 'summary_large_image',
    title: page.title,
    description: page.description,
    image: picture,
    'image:alt': pictureAlt,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`,
    ),
    ...Object.entries(card).map(
      ([name, value]) => `<meta name="twitter:${name}" content="${escapeHtml(value)}">`,
    ),
  ];
}
