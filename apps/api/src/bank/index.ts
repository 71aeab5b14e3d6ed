// What other folders use of bank statements.
export { findRowsOfTransfers } from './rows-of-transfers.ts';
