/** @module @cleaning/ui/rows */
export { findTarget, focusRow, type RegisteredRow, type RowRegister } from './row-register.ts';
export {
  RowButton,
  type RowButtonProps,
  RowContent,
  type RowContentProps,
  type RowHandle,
  RowsProvider,
  useRow,
  useRowRegister,
  useRowTarget,
} from './rows.tsx';
