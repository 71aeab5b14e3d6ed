import type { QuoteTotals } from '@cleaning/contract/quotes';
import { type ListTab, ViewTabs } from '#kit/lists/view-tabs.tsx';
import { STAFF_QUOTES_PATH } from '../../quote-paths.ts';
import { toSavedQuery, staffQuotesView, type StaffQuotesView } from './staff-quotes-view.ts';

export interface QuoteTabsProps {
  readonly view: StaffQuotesView;
  /** The totals of all open quotes, regardless of filters. */
  readonly totals: QuoteTotals | undefined;
}

/** The views of the list, each with its count. */
export function QuoteTabs({ view, totals }: QuoteTabsProps) {
  const plain = staffQuotesView.read(new URLSearchParams());
  const [first, ...others] = staffQuotesView.filters;
  const tabOf = ({ id, label }: (typeof staffQuotesView.filters)[number]): ListTab => ({
    label,
    query: toSavedQuery({ ...plain, filter: id, view: view.view }),
    isCurrent: view.filter === id,
    count: totals === undefined ? undefined : formatCount(id, totals),
  });
  return (
    <ViewTabs
      list="quotes"
      path={STAFF_QUOTES_PATH}
      tabs={[tabOf(first), ...others.map(tabOf)]}
      current={toSavedQuery(view)}
    />
  );
}

type FilterId = (typeof staffQuotesView.filters)[number]['id'];

function formatCount(id: FilterId, totals: QuoteTotals): string {
  const { steps } = totals;
  const counts: Readonly<Record<FilterId, number>> = {
    open: Object.values(steps).reduce((sum, step) => sum + step.count, 0),
    'to-answer': steps.to_answer.count + steps.changes_requested.count,
    mine: totals.mine_count,
    ndis: totals.ndis_count,
    ending: totals.ending_count,
    all: totals.all_count,
  };
  const count = counts[id].toLocaleString('en-AU');
  return id === 'all' && totals.is_all_count_capped ? `${count}+` : count;
}
