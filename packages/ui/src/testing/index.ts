/** @module @cleaning/ui/testing */
export { installDialog } from './install-dialog.ts';
