import { siteAddress } from './site-address.ts';

/** Refers to the company from other nodes of a page's graph. */
export const BUSINESS_REFERENCE = { '@id': siteAddress('/#business') } as const;

/** Refers to the site from other nodes of a page's graph. */
export const WEBSITE_REFERENCE = { '@id': siteAddress('/#website') } as const;
