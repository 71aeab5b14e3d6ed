import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { PageHead } from '@cleaning/ui/portal-shell';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useStandingError } from '#kit/lists/use-standing-error.ts';
import { NewThread } from './compose/new-thread.tsx';
import { AboutThread } from './conversation/about-thread.tsx';
import { Conversation } from './conversation/conversation.tsx';
import styles from './messages-page.module.css';
import {
  type MessagesView,
  messagesViewPath,
  readMessagesView,
  threadsQuery,
} from './threads/messages-view.ts';
import { ThreadList } from './threads/thread-list.tsx';
import { useMessagesFocus } from './threads/use-messages-focus.ts';

export const handle = { title: 'Messages' };

export { prefetchMessages as prefetch } from './threads/messages-view.ts';

/** The client's conversations, with one of them beside the list or, on a phone, in its place. */
export function Component() {
  const [params] = useSearchParams();
  const view = readMessagesView(params);
  const api = useApi();
  const threads = useQuery(api.listThreads.query(threadsQuery(view)));
  const { goBack } = useMessagesFocus(view.open);
  const announcement = useNewMessageAnnouncement(view.open.kind === 'thread');
  const isOpen = view.open.kind !== 'nothing';
  const isEmpty = threads.data?.count === 0;
  const isFailed = useStandingError(threads) !== null && threads.data === undefined;

  return (
    <div className={styles['root']} data-open={isOpen || undefined}>
      <div className={styles['head']}>
        <PageHead
          title="Messages"
          action={isEmpty && !isOpen ? undefined : <NewMessage page={view.page} />}
        />
      </div>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      {isOpen || (!isEmpty && !isFailed) ? (
        <div className={styles['panel']} data-alone={isEmpty || undefined}>
          {isEmpty ? null : <ThreadList view={view} threads={threads} />}
          <OpenPart view={view} onBack={goBack} />
        </div>
      ) : (
        <Card>
          <QueryContent query={threads} what="your messages">
            {() => <NoMessages />}
          </QueryContent>
        </Card>
      )}
    </div>
  );
}

function NewMessage({ page }: { page: number }) {
  return (
    <ButtonLink href={messagesViewPath({ open: { kind: 'new' }, page })} icon={<Pencil />}>
      New message
    </ButtonLink>
  );
}

/** Empty state before the first message. */
function NoMessages() {
  return (
    <EmptyState
      drawing={drawing}
      title="No messages yet"
      text="Ask us anything about a quote, a visit or an invoice. We answer here, and email you when we do."
      actions={
        <ButtonLink
          href={messagesViewPath({ open: { kind: 'new' }, page: 1 })}
          size="lg"
          icon={<Pencil />}
        >
          Write your first message
        </ButtonLink>
      }
    />
  );
}

interface OpenPartProps {
  view: MessagesView;
  /** Returns to the list on narrow screens. */
  onBack: () => void;
}

/** The panel beside the list: a conversation, a new one, or a hint to choose one. */
function OpenPart({ view, onBack }: OpenPartProps) {
  const { open } = view;
  switch (open.kind) {
    case 'thread':
      return <Conversation key={open.id} id={open.id} onBack={onBack} />;
    case 'new':
      return <NewThread about={null} onBack={onBack} />;
    case 'about':
      return <AboutThread key={open.about.id} about={open.about} view={view} onBack={onBack} />;
    case 'nothing':
      return (
        <div className={styles['hint']}>
          <EmptyState
            drawing={drawing}
            title="Choose a conversation"
            text="Your conversations are in the list. Open one to read it and answer."
          />
        </div>
      );
    default:
      return open satisfies never;
  }
}

/** The screen reader announcement when a message arrives while no conversation is open; an open one announces its own. */
function useNewMessageAnnouncement(isThreadOpen: boolean): string {
  const api = useApi();
  const { data } = useQuery(api.getUnreadCount.query());
  const count = data?.messages;
  const [known, setKnown] = useState({ count, hasMore: false });
  if (known.count !== count) {
    setKnown({ count, hasMore: (count ?? 0) > (known.count ?? Infinity) });
  }
  return known.hasMore && !isThreadOpen ? 'You have a new message.' : '';
}
