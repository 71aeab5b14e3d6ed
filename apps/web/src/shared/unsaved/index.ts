export { LeaveWarning } from './leave-warning.tsx';
