import { SERVICE_IDS, SERVICES } from '@cleaning/pricing';
import { SelectField } from '@cleaning/ui/field';
import Kanban from 'lucide-react/icons/kanban';
import Table from 'lucide-react/icons/table';
import type { ListControl } from '../../../shared/lists/define-list-view.ts';
import { SearchField } from '../../../shared/lists/list-toolbar.tsx';
import { ViewSwitch } from '../../../shared/lists/view-switch.tsx';
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
      <div className={styles['layouts']}>
        <ViewSwitch
          label="Board or table"
          views={[
            { label: 'Board', Icon: Kanban, href: pathOf(view, ''), isCurrent: isBoard(view) },
            { label: 'Table', Icon: Table, href: pathOf(view, 'table'), isCurrent: !isBoard(view) },
          ]}
        />
      </div>
    </div>
  );
}

function pathOf(view: StaffQuotesView, layout: StaffQuotesView['view']): string {
  const next = { ...view, view: layout, page: 1 };
  const shown = isBoard(next) || layout === 'table' ? next : { ...next, filter: 'open' as const };
  return staffQuotesView.pathOf(shown);
}
