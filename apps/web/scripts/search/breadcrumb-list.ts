import { SITE_PATHS } from '@cleaning/contract/routes';
import { HEADER_LINKS } from '../../src/content/site-navigation.ts';
import { siteAddress } from './site-address.ts';

/** The way from the home page to a page. */
export function breadcrumbList(page: { readonly path: string; readonly title: string }): object {
  const steps = [
    { name: HEADER_LINKS.home.label, path: SITE_PATHS.home },
    { name: page.title, path: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteAddress(path),
    })),
  };
}
