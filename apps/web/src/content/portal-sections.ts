import { SITE_PATHS } from '@cleaning/contract/routes';

/** What a page of the portal says until it opens. */
export interface PortalSection {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

const SECTIONS = {
  [SITE_PATHS.clientDocuments]: {
    title: 'Documents',
    heading: 'Your documents will be here',
    text: 'You will find agreements, checklists and certificates. Until then, call or write to us for a copy.',
  },
} as const satisfies Record<string, PortalSection>;

const ENTRIES: readonly (readonly [string, PortalSection])[] = Object.entries(SECTIONS);

/** The section that an address belongs to. */
export function portalSection(pathname: string): PortalSection {
  const found = ENTRIES.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found?.[1] ?? SECTIONS[SITE_PATHS.clientDocuments];
}
