export { PortalShell } from './portal-shell.tsx';
export type { PortalItem, PortalPerson, PortalShellProps } from './portal-shell-types.ts';
export { PageHead, type PageHeadProps } from './page-head.tsx';
