import type { Invoice } from '@cleaning/contract/invoices';
import { ApiError } from '../core/http/api-error.ts';

/** An issued invoice is frozen: it can only be voided or credited. */
export const noLongerDraft = (current: Invoice): ApiError =>
  new ApiError(
    'invalid_transition',
    'Only a draft can be changed. Void or credit an invoice that was issued.',
    { current },
  );

/** Something that is already on an invoice cannot be invoiced again. */
export const invoicedAlready = (message: string): ApiError =>
  new ApiError('invalid_transition', message);
