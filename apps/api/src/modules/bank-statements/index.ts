// The functions of bank statements that other modules use.
export { findRowsOfAmounts } from './rows-of-amounts.ts';
