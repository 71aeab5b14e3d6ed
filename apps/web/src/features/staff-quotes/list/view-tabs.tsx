import type { QuoteTotals } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Button, IconButton } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { useMutation, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { savedQueryOf, staffQuotesView, type StaffQuotesView } from './staff-quotes-view.ts';
import styles from './view-tabs.module.css';

export interface ViewTabsProps {
  readonly view: StaffQuotesView;
  /** Of all open quotes, whatever is filtered. */
  readonly totals: QuoteTotals | undefined;
}

/** The views that everybody has, and those that the user saved. */
export function ViewTabs({ view, totals }: ViewTabsProps) {
  const { queries, mutations } = usePortalApi();
  const { data: saved = [] } = useQuery(queries.savedViews.of('quotes'));
  const { mutate: remove } = useMutation(mutations.savedViews.remove('quotes'));
  const [isSaving, setSaving] = useState(false);
  const current = savedQueryOf(view);
  const isSaved = saved.some(({ query }) => query === current);
  const [first] = staffQuotesView.filters;
  const plain = staffQuotesView.read(new URLSearchParams());
  return (
    <nav className={styles['views']} aria-label="Views">
      {staffQuotesView.filters.map(({ id, label }) => (
        <ViewLink
          key={id}
          label={label}
          query={savedQueryOf({ ...plain, filter: id, view: view.view })}
          isCurrent={!isSaved && view.filter === id}
          count={totals === undefined ? undefined : countOf(id, totals)}
        />
      ))}
      {saved.map(({ id, name, query }) => (
        <span key={id} className={styles['saved']}>
          <ViewLink label={name} query={query} isCurrent={query === current} />
          <IconButton label={`Delete the view ${name}`} onClick={() => remove(id)}>
            <X />
          </IconButton>
        </span>
      ))}
      {isSaved || current === savedQueryOf({ ...plain, filter: first.id }) ? null : (
        <Button variant="ghost" size="sm" icon={<Plus />} onClick={() => setSaving(true)}>
          Save this view
        </Button>
      )}
      <SaveViewDialog
        key={current}
        open={isSaving}
        query={current}
        onClose={() => setSaving(false)}
      />
    </nav>
  );
}

interface ViewLinkProps {
  readonly label: string;
  readonly query: string;
  readonly isCurrent: boolean;
  readonly count?: string | undefined;
}

function ViewLink({ label, query, isCurrent, count }: ViewLinkProps) {
  return (
    <Link
      href={query === '' ? SITE_PATHS.staffQuotes : `${SITE_PATHS.staffQuotes}?${query}`}
      className={styles['view']}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {label}
      {count === undefined ? null : <span className={styles['count']}>{count}</span>}
    </Link>
  );
}

type FilterId = (typeof staffQuotesView.filters)[number]['id'];

function countOf(id: FilterId, totals: QuoteTotals): string {
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
