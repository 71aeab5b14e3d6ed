import type { Invoice } from '@cleaning/contract';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';

/** The invoice was changed after the caller read it. */
export const staleInvoice = (current: Invoice, changedBy: string | null): ApiError =>
  staleVersion(
    current,
    'This invoice has changed since you opened it. Check it and try again.',
    changedBy,
  );

/** What was issued is frozen: it is voided or credited instead. */
export const noLongerDraft = (current: Invoice): ApiError =>
  new ApiError(
    'invalid_transition',
    'Only a draft can be changed. Void or credit an invoice that was issued.',
    { current },
  );

/** What an invoice asks for already is not invoiced again. */
export const invoicedAlready = (message: string): ApiError =>
  new ApiError('invalid_transition', message);
