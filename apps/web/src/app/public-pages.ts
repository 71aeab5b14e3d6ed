import { SITE_PATHS } from '@cleaning/contract/routes';
import type { ComponentType } from 'react';
import { NOT_FOUND_TITLE, PAGE_TITLES } from '../content/page-titles.ts';

/** A page that anyone can read. It is written to a file when the site is built. */
export interface PublicPage {
  /** The name of its module in `routes/public`, and of its file. */
  readonly name: string;
  readonly path: keyof typeof PAGE_TITLES | '*';
  /** Its name in the browser's title. */
  readonly title: string;
  readonly load: () => Promise<{ Component: ComponentType }>;
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    name: 'home',
    path: SITE_PATHS.home,
    title: PAGE_TITLES[SITE_PATHS.home],
    load: () => import('../routes/public/home.tsx'),
  },
  {
    name: 'quote',
    path: SITE_PATHS.quote,
    title: PAGE_TITLES[SITE_PATHS.quote],
    load: () => import('../routes/public/quote.tsx'),
  },
  {
    name: 'about',
    path: SITE_PATHS.about,
    title: PAGE_TITLES[SITE_PATHS.about],
    load: () => import('../routes/public/about.tsx'),
  },
  {
    name: 'services',
    path: SITE_PATHS.services,
    title: PAGE_TITLES[SITE_PATHS.services],
    load: () => import('../routes/public/services.tsx'),
  },
  {
    name: 'gallery',
    path: SITE_PATHS.gallery,
    title: PAGE_TITLES[SITE_PATHS.gallery],
    load: () => import('../routes/public/gallery.tsx'),
  },
  {
    name: 'ndis',
    path: SITE_PATHS.ndis,
    title: PAGE_TITLES[SITE_PATHS.ndis],
    load: () => import('../routes/public/ndis.tsx'),
  },
  {
    name: 'faq',
    path: SITE_PATHS.faq,
    title: PAGE_TITLES[SITE_PATHS.faq],
    load: () => import('../routes/public/faq.tsx'),
  },
  {
    name: 'contact',
    path: SITE_PATHS.contact,
    title: PAGE_TITLES[SITE_PATHS.contact],
    load: () => import('../routes/public/contact.tsx'),
  },
];

/** The page of every address that is no other page. */
export const NOT_FOUND_PAGE: PublicPage = {
  name: 'not-found',
  path: '*',
  title: NOT_FOUND_TITLE,
  load: () => import('../routes/public/not-found.tsx'),
};
