import { company } from '@cleaning/company';
import { SOCIAL_CARD } from './social-card.ts';

/** The absolute address of a path, for readers outside of the site. */
export function siteAddress(path: string): string {
  return new URL(path, company.website).href;
}

/** Escapes text for HTML or XML, between tags and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** A page that search engines show. */
export interface IndexedPage {
  readonly path: string;
  /** The title without the company's name. */
  readonly name: string;
  /** The document title. */
  readonly title: string;
  readonly description: string;
  /** The path of its picture for shared links. */
  readonly picture: string;
}

/** The tags in the head of a page for search engines and for sites that show shared links. */
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
