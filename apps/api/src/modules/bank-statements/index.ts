// What other modules use of bank statements.
export { findRowsOfAmounts } from './rows-of-amounts.ts';
