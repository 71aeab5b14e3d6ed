import type { Quote } from '@cleaning/contract/quotes';
import { fullName } from '@cleaning/contract/rules';
import { METHOD_OPTIONS } from '#domains/invoices/payment-methods.ts';

export interface DepositFormProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** The methods to pay or refund a deposit, which no NDIS plan pays. */
export const DEPOSIT_METHODS = METHOD_OPTIONS.filter(({ value }) => value !== 'ndis_claim');

export const nameOfClient = ({ client }: Quote): string =>
  client === null ? 'the client' : fullName(client.first_name, client.last_name);
