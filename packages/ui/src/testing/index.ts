export { installDialog } from './install-dialog.ts';
