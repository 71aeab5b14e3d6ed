export { Header } from './header.tsx';
export type {
  HeaderAction,
  HeaderItem,
  HeaderLink,
  HeaderMenuConfig,
  HeaderMenuItem,
  HeaderProps,
  HeaderSession,
} from './header-types.ts';
export { HOVER_CLOSE_MS, HOVER_OPEN_MS } from './use-dropdowns.ts';
export { HEADER_SCROLL_THRESHOLD } from './use-scrolled.ts';
