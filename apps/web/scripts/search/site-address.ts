import { company } from '@cleaning/company';

/** The whole address of a path of the site, for readers that are not on it. */
export function siteAddress(path: string): string {
  return new URL(path, company.website).href;
}
