import { company } from '@cleaning/company';
import type { Thread, Page } from '@cleaning/contract';
import { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { aboutLink, describeAbout } from '../threads/about-labels.ts';
import { messagesViewPath } from '../threads/messages-view.ts';
import { OPEN_TITLE_ID } from '../threads/use-messages-focus.ts';
import { ConversationSkeleton, ConversationHead } from './conversation-head.tsx';
import styles from './conversation.module.css';
import { OpenConversation } from './open-conversation.tsx';
import { queryKeys } from '@cleaning/api-client/queries';
import { useEffect } from 'react';
import { documentTitle } from '../../../content/page-titles.ts';

export interface ConversationProps {
  id: string;
  onBack: () => void;
}

/** One conversation with its loading, missing and error states. */
export function Conversation({ id, onBack }: ConversationProps) {
  const { queries } = usePortalApi();
  const client = useQueryClient();
  const thread = useQuery({
    ...queries.messages.thread(id),
    placeholderData: () => listedThread(client, id),
  });
  const conversation = useQuery(queries.messages.conversation(id));
  const both = {
    data:
      thread.data !== undefined && conversation.data !== undefined
        ? { thread: thread.data, conversation: conversation.data }
        : undefined,
    error: thread.error ?? conversation.error,
    isFetching: thread.isFetching || conversation.isFetching,
    refetch() {
      void thread.refetch();
      void conversation.refetch();
    },
  };
  useConversationTitle(thread.data?.subject);
  const about = thread.data?.about ?? null;

  return (
    <section className={styles['root']} aria-labelledby={OPEN_TITLE_ID}>
      <ConversationHead
        title={thread.data?.subject ?? 'Conversation'}
        text={thread.data === undefined ? undefined : describePartner(thread.data)}
        action={about === null ? undefined : <AboutLink about={about} />}
        onBack={onBack}
      />
      <QueryContent
        query={both}
        what="this conversation"
        level={3}
        skeleton={<ConversationSkeleton />}
        missing={<ThreadNotFound />}
      >
        {(data) => <OpenConversation {...data} />}
      </QueryContent>
    </section>
  );
}

function describePartner({ about, subject }: Thread): string {
  const words = describeAbout(about, subject);
  return words === null ? company.name : `${company.name}, about ${words}`;
}

function AboutLink({ about }: { about: NonNullable<Thread['about']> }) {
  const { label, href } = aboutLink(about);
  return (
    <ButtonLink href={href} size="sm" variant="outline">
      {label}
    </ButtonLink>
  );
}

/** Also shown for another client's conversation, so as not to reveal that it exists. */
function ThreadNotFound() {
  return (
    <EmptyState
      level={3}
      drawing={drawing}
      title="We could not find this conversation"
      text={ERROR_MESSAGES.notFound}
      actions={
        <ButtonLink
          variant="outline"
          href={messagesViewPath({ open: { kind: 'nothing' }, page: 1 })}
        >
          See all messages
        </ButtonLink>
      }
    />
  );
}

/** The thread from a cached list, used as placeholder data until the detail query resolves. */
function listedThread(client: QueryClient, id: string): Thread | undefined {
  return client
    .getQueriesData<Page<Thread>>({ queryKey: queryKeys.messages.lists })
    .flatMap(([, page]) => page?.results ?? [])
    .find((thread) => thread.id === id);
}

const PAGE_TITLE = 'Messages';

/** Sets the document title to the open conversation, and restores it afterwards. */
function useConversationTitle(subject: string | undefined): void {
  useEffect(() => {
    if (subject === undefined) return undefined;
    document.title = documentTitle(`${subject}, ${PAGE_TITLE.toLowerCase()}`);
    return () => {
      document.title = documentTitle(PAGE_TITLE);
    };
  }, [subject]);
}
