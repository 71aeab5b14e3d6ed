import { parseDollars } from '#kit/lib/dollars.ts';

/** A form field for the client detail that a finding asks for. */
export interface ClientFixField {
  readonly label: string;
  readonly type: 'date' | 'text' | 'email' | 'dollars' | 'plan';
  readonly hint?: string;
}

/** The client details that can be fixed, by the field name in a finding. */
export const CLIENT_FIXES: Readonly<Record<string, ClientFixField>> = {
  provider_recorded_on: { label: 'My provider since', type: 'date' },
  service_agreement_start: { label: 'The agreement starts on', type: 'date' },
  service_agreement_end: { label: 'The agreement ends on', type: 'date' },
  plan_start: { label: 'The plan starts on', type: 'date' },
  plan_end: { label: 'The plan ends on', type: 'date' },
  plan_management: { label: 'Who manages the plan', type: 'plan' },
  plan_manager_invoice_email: { label: 'Plan manager’s address for invoices', type: 'email' },
  ndis_number: { label: 'NDIS number', type: 'text', hint: 'Nine digits.' },
  remaining_budget_cents: { label: 'Left of the budget ($)', type: 'dollars' },
};

/** The typed value in the format of the API. */
export const toFixValue = (type: ClientFixField['type'], text: string): string | number =>
  type === 'dollars' ? parseDollars(text) : text.trim();
