export { TeamShell } from './team-shell.tsx';
export type {
  TeamAction,
  TeamItem,
  TeamNewItem,
  TeamPerson,
  TeamPortalLink,
  TeamShellProps,
} from './team-shell-types.ts';
