import { CLAIM_STATUSES } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { SelectField } from '@cleaning/ui/field';
import ListFilter from 'lucide-react/icons/list-filter';
import { useId, useState } from 'react';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { CLAIM_WORDS } from '../../../shared/invoices/claim-labels.ts';
import type { ListControl } from '../../../shared/lists/define-list-view.ts';
import { SearchField } from '../../../shared/lists/list-toolbar.tsx';
import styles from './invoices-toolbar.module.css';
import { staffInvoicesView, type StaffInvoicesView } from './staff-invoices-view.ts';

/** Search and filters of the list, all of them in the address. On a phone the filters wait behind a button. */
export function InvoicesToolbar({ list }: { readonly list: ListControl<StaffInvoicesView> }) {
  const id = useId();
  const { view, show } = list;
  const [isOpen, setOpen] = useState(false);
  const used = [view.kind, view.claim_status, view.from, view.to].filter((text) => text !== '');
  return (
    <div className={styles['bar']}>
      <div className={styles['search']}>
        <SearchField
          placeholder="Number, reference, client or text"
          search={view.search}
          onSearch={(search) => show({ search })}
        />
      </div>
      <Button
        variant="outline"
        icon={<ListFilter />}
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {used.length === 0 ? 'Filters and order' : `Filters and order, ${used.length} in use`}
      </Button>
      <div id={id} className={styles['filters']} data-open={isOpen || undefined}>
        <SelectField
          label="Kind"
          placeholder="Every kind"
          value={view.kind}
          options={[
            { value: 'private', label: 'Private' },
            { value: 'ndis', label: 'NDIS' },
          ]}
          onChange={(event) => show({ kind: event.target.value })}
        />
        <SelectField
          label="Claim"
          placeholder="Any claim"
          value={view.claim_status}
          options={CLAIM_STATUSES.map((value) => ({ value, label: CLAIM_WORDS[value] }))}
          onChange={(event) => show({ claim_status: event.target.value })}
        />
        <DateField label="Issued from" value={view.from} onChange={(from) => show({ from })} />
        <DateField label="Issued up to" value={view.to} onChange={(to) => show({ to })} />
        <SelectField
          label="Order"
          value={view.ordering}
          options={staffInvoicesView.orderings}
          onChange={(event) => show({ ordering: staffInvoicesView.orderingOf(event.target.value) })}
        />
      </div>
    </div>
  );
}
