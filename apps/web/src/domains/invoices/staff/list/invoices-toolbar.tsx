import { CLAIM_STATUS_WORDS, CLAIM_STATUSES } from '@cleaning/contract/claims/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Calendar from 'lucide-react/icons/calendar';
import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import { DateField } from '#kit/forms/date-field.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { findPeriodName, PERIODS, periodsOn } from '#kit/lib/periods.ts';
import type { ListControl } from '#kit/lists/define-list-view.ts';
import { FilterBar, FilterSearch, FilterSelect } from '#kit/lists/filter-bar.tsx';
import styles from './invoices-toolbar.module.css';
import { staffInvoicesView, type StaffInvoicesView } from './staff-invoices-view.ts';

type InvoicesListControl = ListControl<StaffInvoicesView>;

/** The search and filters of the list, all kept in the address. */
export function InvoicesToolbar({ list }: { readonly list: InvoicesListControl }) {
  const { view, show } = list;
  return (
    <FilterBar>
      <FilterSearch
        placeholder="Number, reference, client or text"
        search={view.search}
        onSearch={(search) => show({ search })}
      />
      <FilterSelect
        icon={<ListFilter />}
        label="Kind"
        placeholder="Every kind"
        value={view.kind}
        options={[
          { value: 'private', label: 'Private' },
          { value: 'ndis', label: 'NDIS' },
        ]}
        onChange={(event) => show({ kind: event.target.value })}
      />
      <FilterSelect
        icon={<BadgeCheck />}
        label="Claim"
        placeholder="Any claim"
        value={view.claim_status}
        options={CLAIM_STATUSES.map((value) => ({ value, label: CLAIM_STATUS_WORDS[value] }))}
        onChange={(event) => show({ claim_status: event.target.value })}
      />
      <IssuedFilter list={list} />
      <FilterSelect
        icon={<ArrowDownUp />}
        label="Order"
        value={view.ordering}
        options={staffInvoicesView.orderings}
        onChange={(event) => show({ ordering: staffInvoicesView.orderingOf(event.target.value) })}
      />
    </FilterBar>
  );
}

const DATES = 'dates';
const ISSUED = [
  ...PERIODS.map(({ value, label }) => ({ value, label: `Issued: ${label.toLowerCase()}` })),
  { value: DATES, label: 'Issued from, to' },
];

/** Filters by date of issue: a common period, or two dates. */
function IssuedFilter({ list: { view, show } }: { readonly list: InvoicesListControl }) {
  const today = sydneyDateOf(useNow());
  const [isChoosing, setChoosing] = useState(false);
  const isAny = view.from === '' && view.to === '';
  const isDated = isChoosing || (!isAny && findPeriodName(view, today) === undefined);
  const value = isDated ? DATES : isAny ? '' : (findPeriodName(view, today) ?? '');
  const choose = (chosen: string) => {
    setChoosing(chosen === DATES);
    if (chosen === DATES) return;
    const name = PERIODS.find((period) => period.value === chosen)?.value;
    show(name === undefined ? { from: '', to: '' } : periodsOn(today)[name]);
  };
  return (
    <>
      <FilterSelect
        icon={<Calendar />}
        label="Issued"
        placeholder="Issued any time"
        value={value}
        options={ISSUED}
        onChange={(event) => choose(event.target.value)}
      />
      {isDated ? (
        <div className={styles['dates']}>
          <DateField label="Issued from" value={view.from} onChange={(from) => show({ from })} />
          <DateField label="Issued up to" value={view.to} onChange={(to) => show({ to })} />
        </div>
      ) : null}
    </>
  );
}
