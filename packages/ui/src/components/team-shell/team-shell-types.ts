import type { ReactNode } from 'react';

export interface TeamItem {
  label: string;
  href: string;
  icon: ReactNode;
  /** Further path prefixes whose pages belong to the item. */
  alsoUnder?: readonly string[] | undefined;
  /** The number of items that need attention. Zero shows nothing. */
  count?: number | undefined;
  /** The keys that open it, pressed one after the other. */
  keys?: readonly string[] | undefined;
}

/** An item of the New menu, which can be created from anywhere. */
export interface TeamNewItem {
  label: string;
  href: string;
  icon: ReactNode;
  /** The keys that start it, pressed one after the other. */
  keys?: readonly string[] | undefined;
}

/** A link to another portal of the same user. */
export interface TeamPortalLink {
  label: string;
  href: string;
  current: boolean;
}

export interface TeamPerson {
  /** The first name, which the header shows. */
  name: string;
  initials: string;
  /** The home page of the user's own portal. */
  href: string;
}

/** The action of the public header, as a plain link. */
export interface TeamAction {
  label: string;
  mobileLabel: string;
  href: string;
  /** Opens a dialog that asks before the link is followed. */
  onAsk: () => void;
}

export interface TeamShellProps {
  /** The name of the portal, which labels its navigation: "Staff portal". */
  portal: string;
  logo: { name: string; tagline: string; href: string };
  items: readonly TeamItem[];
  newItems?: readonly TeamNewItem[] | undefined;
  /** The label of New in the menu of small screens, which has room for more words. */
  newLabel?: string | undefined;
  /** Opens the search. Without it the header has no search. */
  onSearch?: (() => void) | undefined;
  /** Opens the list of keyboard shortcuts. Without it there is no button for it. */
  onShowShortcuts?: (() => void) | undefined;
  /** The portals of the user, if there are several. */
  portals?: readonly TeamPortalLink[] | undefined;
  /** At the end of the navigation: whether live updates are connected. */
  status?: ReactNode;
  person: TeamPerson;
  /** The page of the user's own account, which is beside the name. */
  account?: TeamItem | undefined;
  action: TeamAction;
  onLogout: () => void;
  loggingOut?: boolean | undefined;
  /** The path of the page, without its query and hash. A change closes every menu. */
  currentPath: string;
  /** Above the content of every page, for example an offline banner. */
  banner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}
