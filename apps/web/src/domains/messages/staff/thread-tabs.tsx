import { useAuth } from '@cleaning/auth/react';
import type { ThreadsPage } from '@cleaning/contract/messages';
import { TabLinks } from '#kit/lists/tab-links.tsx';
import { threadsView, type ThreadsView } from './threads-view.ts';

const UNREAD = { filter: 'unread', label: 'Unread', count: 'unread' } as const;
const ALL = { filter: 'all', label: 'All', count: 'all' } as const;

/** The office divides the conversations of all clients; a cleaner has those of their own visits. */
const OFFICE_TABS = [
  UNREAD,
  { filter: 'mine', label: 'Mine', count: 'mine' },
  { filter: 'nobody', label: 'No one is on it', count: 'unowned' },
  ALL,
] as const;
const CLEANER_TABS = [UNREAD, ALL] as const;

export interface ThreadTabsProps {
  readonly view: ThreadsView;
  readonly counts: ThreadsPage['view_counts'];
}

/** The views: unread, the user's own, unassigned, all. */
export function ThreadTabs({ view, counts }: ThreadTabsProps) {
  const tabs = useAuth().isCleaner ? CLEANER_TABS : OFFICE_TABS;
  return (
    <TabLinks
      label="Show"
      tabs={tabs.map(({ filter, label, count }) => ({
        label,
        href: threadsView.pathOf(threadsView.change(view, { filter })),
        isCurrent: view.filter === filter,
        count: counts?.[count]?.toLocaleString('en-AU'),
      }))}
    />
  );
}
