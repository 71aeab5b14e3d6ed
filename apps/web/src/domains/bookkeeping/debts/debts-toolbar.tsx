import { INVOICE_PAYERS, type InvoicePayer } from '@cleaning/contract/invoices/rules';
import { SelectField } from '@cleaning/ui/field';
import { DateField } from '#kit/forms/date-field.tsx';
import styles from '../bookkeeping.module.css';
import type { Address } from '../use-address.ts';
import { AGES, type DebtsView } from './debts-view.ts';

export interface DebtsToolbarProps {
  readonly view: DebtsView;
  readonly today: string;
  readonly onChange: Address['change'];
}

const PAYERS: Readonly<Record<InvoicePayer, string>> = {
  client: 'The client',
  plan_manager: 'A plan manager',
  agency: 'The NDIA',
  unknown: 'Not known yet',
};

/** Filters of the debts, kept in the address. */
export function DebtsToolbar({ view, today, onChange }: DebtsToolbarProps) {
  return (
    <div className={styles['filters']}>
      <DateField
        label="Owed on"
        value={view.on === '' ? today : view.on}
        error={view.on > today ? 'Choose today or an earlier day. Today is shown.' : undefined}
        onChange={(on) => onChange({ on: on === today ? '' : on }, true)}
      />
      <SelectField
        label="Days overdue"
        placeholder="Any"
        value={view.age}
        options={[
          { value: 'overdue', label: 'All that is overdue' },
          ...AGES.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(event) => onChange({ age: event.target.value })}
      />
      <SelectField
        label="Who pays"
        placeholder="Anyone"
        value={view.payer}
        options={INVOICE_PAYERS.map((value) => ({ value, label: PAYERS[value] }))}
        onChange={(event) => onChange({ payer: event.target.value })}
      />
    </div>
  );
}
