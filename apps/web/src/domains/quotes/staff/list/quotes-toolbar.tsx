import { SERVICE_IDS, SERVICES } from '@cleaning/pricing';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Calendar from 'lucide-react/icons/calendar';
import ListFilter from 'lucide-react/icons/list-filter';
import SquareKanban from 'lucide-react/icons/square-kanban';
import Table from 'lucide-react/icons/table';
import type { ListControl } from '#kit/lists/define-list-view.ts';
import { FilterBar, FilterSearch, FilterSelect } from '#kit/lists/filter-bar.tsx';
import { ViewSwitch } from '#kit/lists/view-switch.tsx';
import styles from './quotes-toolbar.module.css';
import { isBoard, staffQuotesView, type StaffQuotesView, UPDATED } from './staff-quotes-view.ts';

/** The search, the filters and the switch between board and table. */
export function QuotesToolbar({ list }: { readonly list: ListControl<StaffQuotesView> }) {
  const { view, show } = list;
  return (
    <FilterBar>
      <FilterSearch
        placeholder="Reference, client or suburb"
        search={view.search}
        onSearch={(search) => show({ search })}
      />
      <FilterSelect
        icon={<ListFilter />}
        label="Service"
        placeholder="Every service"
        value={view.service}
        options={SERVICE_IDS.map((id) => ({ value: id, label: SERVICES[id].name }))}
        onChange={(event) => show({ service: event.target.value })}
      />
      <FilterSelect
        icon={<Calendar />}
        label="Updated"
        placeholder="Any update"
        value={view.updated}
        options={UPDATED}
        onChange={(event) => show({ updated: event.target.value })}
      />
      <FilterSelect
        icon={<ArrowDownUp />}
        label="Order"
        value={view.ordering}
        options={staffQuotesView.orderings}
        onChange={(event) => show({ ordering: staffQuotesView.orderingOf(event.target.value) })}
      />
      <div className={styles['layouts']}>
        <ViewSwitch
          label="Board or table"
          views={[
            {
              label: 'Board',
              Icon: SquareKanban,
              href: toPath(view, ''),
              isCurrent: isBoard(view),
            },
            { label: 'Table', Icon: Table, href: toPath(view, 'table'), isCurrent: !isBoard(view) },
          ]}
        />
      </div>
    </FilterBar>
  );
}

function toPath(view: StaffQuotesView, layout: StaffQuotesView['view']): string {
  const next = { ...view, view: layout, page: 1 };
  const shown = isBoard(next) || layout === 'table' ? next : { ...next, filter: 'open' as const };
  return staffQuotesView.pathOf(shown);
}
