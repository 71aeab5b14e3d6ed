// What other folders use of bank statements.
export { findRowsOfAmounts } from './rows-of-amounts.ts';
