export { AccountShell, type AccountShellProps } from './account-shell.tsx';
export { HouseIllustration, type HouseIllustrationProps } from './house-illustration.tsx';
