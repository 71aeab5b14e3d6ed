import type { ReactNode } from 'react';

export interface TeamItem {
  label: string;
  href: string;
  icon: ReactNode;
  /** Addresses outside of its own whose pages belong to it too. */
  alsoUnder?: readonly string[] | undefined;
  /** How many need a person. Zero shows nothing. */
  count?: number | undefined;
  /** The keys that open it, one after the other. */
  keys?: readonly string[] | undefined;
}

/** Something that can be started from anywhere, under New. */
export interface TeamNewItem {
  label: string;
  href: string;
  icon: ReactNode;
  /** The keys that start it, one after the other. */
  keys?: readonly string[] | undefined;
}

/** A way to another portal of the same person. */
export interface TeamPortalLink {
  label: string;
  href: string;
  current: boolean;
}

export interface TeamPerson {
  /** The first name, as the header says it. */
  name: string;
  initials: string;
  /** The person's own portal home. */
  href: string;
}

export interface TeamShellProps {
  /** What the portal is called, to name its navigation: "Staff portal". */
  portal: string;
  logo: { name: string; tagline: string; href: string };
  items: readonly TeamItem[];
  newItems?: readonly TeamNewItem[] | undefined;
  /** What the menu of small screens says instead of New, where there is room for more words. */
  newLabel?: string | undefined;
  /** Opens the search; without it the header has none. */
  onSearch?: (() => void) | undefined;
  /** Opens the list of keyboard shortcuts; without it there is no button for it. */
  onShowShortcuts?: (() => void) | undefined;
  /** The portals that the person may use, when it is more than this one. */
  portals?: readonly TeamPortalLink[] | undefined;
  /** At the end of the navigation: whether the page follows what happens. */
  status?: ReactNode;
  person: TeamPerson;
  action: { label: string; mobileLabel: string; href: string };
  onLogout: () => void;
  loggingOut?: boolean | undefined;
  /** The path of the page, without its query and hash. A change closes every menu. */
  currentPath: string;
  /** Above the content of every page, for example an offline banner. */
  banner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}
