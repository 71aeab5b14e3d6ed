import { useAuth } from '@cleaning/auth/react';
import type { Thread, ThreadsPage } from '@cleaning/contract/messages';
import { Count } from '@cleaning/ui/badge';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import type { ListControl } from '#kit/lists/define-list-view.ts';
import { InboxList, InboxRow } from '#kit/lists/inbox-list.tsx';
import type { QueryState } from '#kit/lists/query-content.tsx';
import { describeAbout } from '../about-labels.ts';
import { newMessagesLabel } from '../message-labels.ts';
import { ThreadEnding } from '../thread-ending.tsx';
import { threadPath, type ThreadsView } from './threads-view.ts';

interface ThreadListProps {
  readonly list: ListControl<ThreadsView>;
  readonly query: QueryState<ThreadsPage>;
  readonly openId: string | null;
}

/** The list of conversations of one view. */
export function ThreadList({ list, query, openId }: ThreadListProps) {
  const { isCleaner } = useAuth();
  return (
    <InboxList
      list={list}
      query={query}
      nouns={['conversation', 'conversations']}
      none={isCleaner ? NONE_OF_OWN[list.view.filter] : NONE[list.view.filter]}
      noMatchText="Try another name, or look in another view."
      renderRow={(thread: Thread, now) => (
        <ThreadRow
          thread={thread}
          href={threadPath(thread.id, list.view)}
          isOpen={thread.id === openId}
          now={now}
        />
      )}
    />
  );
}

interface ThreadRowProps {
  readonly thread: Thread;
  readonly href: string;
  readonly isOpen: boolean;
  readonly now: Date;
}

function ThreadRow({ thread, href, isOpen, now }: ThreadRowProps) {
  const { isCleaner } = useAuth();
  const { last_message: last, unread_count: unread, subject, owner } = thread;
  const about = describeAbout(thread.about, subject);
  return (
    <InboxRow
      href={href}
      isOpen={isOpen}
      isNew={unread > 0}
      name={thread.client_name}
      badge={unread > 0 ? <Count label={newMessagesLabel(unread)}>{unread}</Count> : null}
      at={last.sent_at}
      now={now}
      subject={about === null ? subject : `${subject}, ${about}`}
      excerpt={<ThreadEnding thread={thread} own="Us" short />}
      status={
        isCleaner ? null : (
          <>
            {owner === null ? <User /> : <UserCheck />}
            {owner?.first_name ?? 'No one is on it'}
          </>
        )
      }
    />
  );
}

const NONE: Readonly<Record<ThreadsView['filter'], { title: string; text: string }>> = {
  all: { title: 'No conversations yet', text: 'What clients write to us comes here.' },
  unread: { title: 'You have read everything', text: 'New messages of clients come here.' },
  mine: {
    title: 'You look after no conversations',
    text: 'A conversation that you take or answer first comes here.',
  },
  nobody: {
    title: 'Every conversation is looked after',
    text: 'A conversation that no one is on comes here.',
  },
};

const NONE_OF_OWN: typeof NONE = {
  ...NONE,
  all: {
    title: 'No conversations yet',
    text: 'What clients write about your visits comes here.',
  },
  unread: {
    title: 'You have read everything',
    text: 'New messages about your visits come here.',
  },
};
