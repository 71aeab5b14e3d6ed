import { SERVICE_IDS, SERVICES } from '@cleaning/pricing';
import { SelectField } from '@cleaning/ui/field';
import { Link } from '@cleaning/ui/link';
import Kanban from 'lucide-react/icons/kanban';
import Table from 'lucide-react/icons/table';
import type { ListControl } from '../../../shared/lists/define-list-view.ts';
import { SearchField } from '../../../shared/lists/list-toolbar.tsx';
import styles from './quotes-toolbar.module.css';
import { isBoard, staffQuotesView, type StaffQuotesView } from './staff-quotes-view.ts';

/** Search, filters and the two ways to look at the list. */
export function QuotesToolbar({ list }: { readonly list: ListControl<StaffQuotesView> }) {
  const { view, show } = list;
  return (
    <div className={styles['bar']}>
      <div className={styles['search']}>
        <SearchField
          placeholder="Reference, client or suburb"
          search={view.search}
          onSearch={(search) => show({ search })}
        />
      </div>
      <SelectField
        label="Service"
        placeholder="Every service"
        value={view.service}
        options={SERVICE_IDS.map((id) => ({ value: id, label: SERVICES[id].name }))}
        onChange={(event) => show({ service: event.target.value })}
      />
      <SelectField
        label="Order"
        value={view.ordering}
        options={staffQuotesView.orderings}
        onChange={(event) => show({ ordering: staffQuotesView.orderingOf(event.target.value) })}
      />
      <nav className={styles['layouts']} aria-label="Board or table">
        <LayoutLink view={{ ...view, view: '' }} isCurrent={isBoard(view)} label="Board" />
        <LayoutLink view={{ ...view, view: 'table' }} isCurrent={!isBoard(view)} label="Table" />
      </nav>
    </div>
  );
}

interface LayoutLinkProps {
  readonly view: StaffQuotesView;
  readonly isCurrent: boolean;
  readonly label: 'Board' | 'Table';
}

function LayoutLink({ view, isCurrent, label }: LayoutLinkProps) {
  const shown =
    isBoard(view) || view.view === 'table' ? view : { ...view, filter: 'open' as const };
  return (
    <Link
      href={staffQuotesView.pathOf({ ...shown, page: 1 })}
      className={styles['layout']}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {label === 'Board' ? <Kanban /> : <Table />}
      {label}
    </Link>
  );
}
