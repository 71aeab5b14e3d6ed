import { useAuth } from '@cleaning/auth/react';
import type { ThreadsPage } from '@cleaning/contract/messages';
import { plural } from '@cleaning/contract/rules';
import { ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { Link } from '@cleaning/ui/link';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import { useListView } from '#kit/lists/define-list-view.ts';
import { withClient } from '#domains/clients/client-paths.ts';
import { OneClient } from '#domains/clients/one-client.tsx';
import { SearchField } from '#kit/lists/list-toolbar.tsx';
import { TabLinks } from '#kit/lists/tab-links.tsx';
import { ListAndDetail } from '#kit/page/list-and-detail.tsx';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { STAFF_MESSAGE_NEW_PATH } from '../message-paths.ts';
import { StaffConversation } from './staff-conversation.tsx';
import styles from './staff-messages.module.css';
import { ThreadList } from './thread-list.tsx';
import { threadsView, type ThreadsView } from './threads-view.ts';

export interface StaffMessagesProps {
  /** The conversation shown beside the list; null for the list alone. */
  readonly openId: string | null;
}

/**
 * The conversations of all clients, with the open one beside the list or, on a phone, instead of
 * it.
 */
export function StaffMessages({ openId }: StaffMessagesProps) {
  const api = useApi();
  const { isCleaner } = useAuth();
  const list = useListView(threadsView);
  const query = useQuery(api.listThreads.query(threadsView.toQuery(list.view)));
  const { data: unread } = useQuery(api.getUnreadCount.query());
  const isOpen = openId !== null;
  const Title = isOpen ? 'p' : 'h1';

  return (
    <div className={styles['root']} data-open={isOpen || undefined}>
      {isOpen ? (
        <Link href={threadsView.pathOf(list.view)} className={styles['back']}>
          <ArrowLeft />
          Messages
        </Link>
      ) : null}
      <div className={styles['head']}>
        <div>
          <Title className={styles['title']}>Messages</Title>
          <p className={styles['text']}>{unread === undefined ? '' : describeUnread(unread)}</p>
        </div>
        <div className={styles['search']}>
          <SearchField
            placeholder="Name of a client"
            search={list.view.search}
            onSearch={(search) => list.show({ search })}
          />
        </div>
        <ButtonLink icon={<Pencil />} href={newMessagePath(list.view)}>
          New message
        </ButtonLink>
      </div>
      <div className={styles['tabs']}>
        <ThreadTabs view={list.view} counts={query.data?.view_counts} />
      </div>
      {list.view.client_id === '' || isOpen || isCleaner ? null : (
        <OneClient
          clientId={list.view.client_id}
          shown="conversations with"
          onEveryone={() => list.show({ client_id: '' })}
        />
      )}
      <ListAndDetail
        scrolls
        isOpen={isOpen}
        list={<ThreadList list={list} query={query} openId={openId} />}
        detail={
          openId === null ? (
            <div className={styles['hint']}>
              <EmptyState
                drawing={drawing}
                title="Choose a conversation"
                text="Open one of the list to read it and answer."
              />
            </div>
          ) : (
            <StaffConversation key={openId} id={openId} view={list.view} />
          )
        }
      />
      <KeyHints hints={isCleaner ? CLEANER_HINTS : HINTS} />
    </div>
  );
}

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

interface ThreadTabsProps {
  readonly view: ThreadsView;
  readonly counts: ThreadsPage['view_counts'];
}

/** The views: unread, the user's own, unassigned, all. */
function ThreadTabs({ view, counts }: ThreadTabsProps) {
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

const CLEANER_HINTS = [
  { keys: ['J', 'K'], label: 'conversation' },
  { keys: ['R'], label: 'reply' },
  { keys: ['Ctrl', 'Enter'], label: 'send' },
  { keys: ['E'], label: 'mark unread' },
] as const;

const HINTS = [
  ...CLEANER_HINTS,
  { keys: ['A'], label: 'assign' },
  { keys: [';'], label: 'quick replies' },
] as const;

/**
 * The address of the form for a new message, addressed to the client whose conversations are shown,
 * if it is one client's.
 */
function newMessagePath({ client_id: clientId }: ThreadsView): string {
  return clientId === '' ? STAFF_MESSAGE_NEW_PATH : withClient(STAFF_MESSAGE_NEW_PATH, clientId);
}

/** "4 unread in 3 conversations". */
function describeUnread({ messages, threads }: { messages: number; threads: number }): string {
  if (messages === 0) return 'You have read everything.';
  return `${messages} unread in ${plural(threads, 'conversation')}`;
}
