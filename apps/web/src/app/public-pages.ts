import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import type { ComponentType } from 'react';
import { NOT_FOUND_TITLE, PAGE_TITLES } from '../content/page-titles.ts';

/** A public page, which the build prerenders to a file. */
export interface PublicPage {
  /** The name of its module in `routes/public` and of its file. */
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
  page('home', () => import('../routes/public/home.tsx')),
  page('quote', () => import('../routes/public/quote.tsx')),
  page('about', () => import('../routes/public/about.tsx')),
  page('services', () => import('../routes/public/services.tsx')),
  page('gallery', () => import('../routes/public/gallery.tsx')),
  page('ndis', () => import('../routes/public/ndis.tsx')),
  page('faq', () => import('../routes/public/faq.tsx')),
  page('contact', () => import('../routes/public/contact.tsx')),
];

/** The page for unknown addresses. */
export const NOT_FOUND_PAGE: PublicPage = {
  name: 'not-found',
  path: '*',
  title: NOT_FOUND_TITLE,
  load: () => import('../routes/public/not-found.tsx'),
};
