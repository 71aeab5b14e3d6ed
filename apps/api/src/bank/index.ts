// The functions of bank statements that other records use.
export { findRowsOfAmounts } from './rows-of-amounts.ts';
