import type { ThreadsPage } from '@cleaning/contract/messages';
import { TabLinks } from '#kit/lists/tab-links.tsx';
import { threadsView, type ThreadsView } from './threads-view.ts';

const TABS = [
  { filter: 'unread', label: 'Unread', count: 'unread' },
  { filter: 'mine', label: 'Mine', count: 'mine' },
  { filter: 'nobody', label: 'No one is on it', count: 'unowned' },
  { filter: 'all', label: 'All', count: 'all' },
] as const;

export interface ThreadTabsProps {
  readonly view: ThreadsView;
  readonly counts: ThreadsPage['view_counts'];
}

/** The views: unread, the user's own, unassigned, all. */
export function ThreadTabs({ view, counts }: ThreadTabsProps) {
  return (
    <TabLinks
      label="Show"
      tabs={TABS.map(({ filter, label, count }) => ({
        label,
        href: threadsView.pathOf(threadsView.change(view, { filter })),
        isCurrent: view.filter === filter,
        count: counts?.[count]?.toLocaleString('en-AU'),
      }))}
    />
  );
}
