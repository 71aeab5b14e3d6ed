import { fullName } from '@cleaning/contract/rules';
import type { Quote } from '@cleaning/contract';

export interface DepositFormProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** The methods to pay or refund a deposit. */
export const DEPOSIT_METHODS = [
  { value: 'bank_transfer', label: 'Bank transfer' },
  { value: 'card', label: 'Card' },
  { value: 'cash', label: 'Cash' },
  { value: 'other', label: 'Other' },
];

export const nameOfClient = ({ client }: Quote): string =>
  client === null ? 'the client' : fullName(client.first_name, client.last_name);
