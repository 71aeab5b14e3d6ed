import { centsOf } from '../../../shared/lib/dollars.ts';

/** A detail of the client that a finding asks for, as it is typed. */
export interface ClientFixField {
  readonly label: string;
  readonly type: 'date' | 'text' | 'email' | 'dollars' | 'plan';
  readonly hint?: string;
}

/** What the check looks at in the client's record, by the names that it gives. */
export const CLIENT_FIXES: Readonly<Record<string, ClientFixField>> = {
  provider_recorded_on: { label: 'Recorded on', type: 'date' },
  service_agreement_start: { label: 'The agreement starts on', type: 'date' },
  service_agreement_end: { label: 'The agreement ends on', type: 'date' },
  plan_start: { label: 'The plan starts on', type: 'date' },
  plan_end: { label: 'The plan ends on', type: 'date' },
  plan_management: { label: 'Who manages the plan', type: 'plan' },
  plan_manager_invoice_email: { label: 'Plan manager’s address for invoices', type: 'email' },
  ndis_number: { label: 'NDIS number', type: 'text', hint: 'Nine digits.' },
  remaining_budget_cents: { label: 'Left of the budget ($)', type: 'dollars' },
};

/** What is typed, as the service takes it. */
export const toFixValue = (type: ClientFixField['type'], text: string): string | number =>
  type === 'dollars' ? centsOf(text) : text.trim();
