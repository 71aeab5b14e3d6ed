import type { ReactNode } from 'react';

export interface PortalItem {
  label: string;
  href: string;
  icon: ReactNode;
  /** The number of items that need attention. Zero shows nothing. */
  count?: number | undefined;
  /**
   * Whether it has a place in the bar of small screens, which has at most four. The others are
   * under More.
   */
  tab?: boolean | undefined;
}

export interface PortalPerson {
  name: string;
  /** One line about the account. */
  detail: string;
  initials: string;
  /** The account page, when there is one. */
  href?: string | undefined;
  /** The name of the account page under More. */
  linkLabel?: string | undefined;
}

export interface PortalShellProps {
  logo: { name: string; tagline: string; href: string };
  items: readonly PortalItem[];
  /** A short box above the person: where to get help. */
  help?: ReactNode;
  person: PortalPerson;
  onLogout: () => void;
  loggingOut?: boolean | undefined;
  /** The path of the page, without its query and hash. */
  currentPath: string;
  /** Above the content of every page, for example an offline banner. */
  banner?: ReactNode;
  children: ReactNode;
}
