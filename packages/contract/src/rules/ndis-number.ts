export { formatAbn, isNdisNumber, maskNdisNumber, normaliseNdisNumber } from '@cleaning/ndis';

/** Shown when `isNdisNumber` is false. */
export const NDIS_NUMBER_MESSAGE = 'Enter the 9 digits of the NDIS number, like 430 000 001.';
