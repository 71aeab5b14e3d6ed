import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import type { ComponentType } from 'react';
import { NOT_FOUND_TITLE, PAGE_TITLES } from '#content/page-titles.ts';

/** A public page, which the build prerenders to a file. */
export interface PublicPage {
  /** The name of its folder in `site` and of the file that the build writes. */
  readonly name: string;
  readonly path: keyof typeof PAGE_TITLES | '*';
  /** Its name in the browser's title. */
  readonly title: string;
  readonly load: () => Promise<{ Component: ComponentType }>;
}

type PublicPageName = {
  [Name in keyof typeof PUBLIC_PATHS]: (typeof PUBLIC_PATHS)[Name] extends keyof typeof PAGE_TITLES
    ? Name
    : never;
}[keyof typeof PUBLIC_PATHS];

const page = (name: PublicPageName, load: PublicPage['load']): PublicPage => ({
  name,
  path: PUBLIC_PATHS[name],
  title: PAGE_TITLES[PUBLIC_PATHS[name]],
  load,
});

export const PUBLIC_PAGES: readonly PublicPage[] = [
  page('home', () => import('#site/home/home-page.tsx')),
  page('quote', () => import('#site/quote/quote-page.tsx')),
  page('about', () => import('#site/about/about-page.tsx')),
  page('services', () => import('#site/services/services-page.tsx')),
  page('gallery', () => import('#site/gallery/gallery-page.tsx')),
  page('ndis', () => import('#site/ndis/ndis-page.tsx')),
  page('faq', () => import('#site/faq/faq-page.tsx')),
  page('contact', () => import('#site/contact/contact-page.tsx')),
];

/** The page for unknown addresses. */
export const NOT_FOUND_PAGE: PublicPage = {
  name: 'not-found',
  path: '*',
  title: NOT_FOUND_TITLE,
  load: () => import('#site/not-found/not-found-page.tsx'),
};
