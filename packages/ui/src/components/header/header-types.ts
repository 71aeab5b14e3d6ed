import type { ReactNode } from 'react';

export interface HeaderLink {
  label: string;
  href: string;
}

export interface HeaderMenuItem extends HeaderLink {
  /** One line about the page. With details the menu takes two columns. */
  detail?: string | undefined;
  icon?: ReactNode;
}

export interface HeaderMenuConfig {
  id: string;
  label: string;
  items: readonly HeaderMenuItem[];
  /** A line at the foot of the menu with a button. */
  note?: (HeaderLink & { text: string }) | undefined;
}

export type HeaderItem = ({ kind: 'link' } & HeaderLink) | ({ kind: 'menu' } & HeaderMenuConfig);

export interface HeaderAction {
  label: string;
  /** The words in the mobile menu. */
  mobileLabel: string;
  href: string;
}

export type HeaderSession =
  | { kind: 'signed-out'; login: HeaderLink; register: HeaderLink }
  | { kind: 'unverified'; message: string }
  | { kind: 'verified'; name: string; href: string };

export interface HeaderProps {
  logo: { name: string; tagline: string; href: string };
  items: readonly HeaderItem[];
  action: HeaderAction;
  session: HeaderSession;
  onLogout?: (() => void) | undefined;
  /** The navigation of the app, which replaces the items when given. */
  appItems?: readonly HeaderLink[] | undefined;
  /** The path of the page, without its query and hash. A change closes every menu. */
  currentPath: string;
}
