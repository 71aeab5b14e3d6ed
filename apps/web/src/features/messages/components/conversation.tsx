import { company } from '@cleaning/company';
import type { Thread } from '@cleaning/contract';
import { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { aboutLink, describeAbout } from '../model/about-words.ts';
import { listedThread } from '../model/listed-thread.ts';
import { messagesViewPath } from '../model/messages-view.ts';
import { useConversationTitle } from '../model/use-conversation-title.ts';
import { OPEN_TITLE_ID } from '../model/use-messages-focus.ts';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import styles from './conversation.module.css';
import { OpenConversation } from './open-conversation.tsx';
import { PartHead } from './part-head.tsx';

export interface ConversationProps {
  id: string;
  onBack: () => void;
}

/** One conversation in whatever state it is: coming, missing, failed, or there to read and answer. */
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
      <PartHead
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

/** There is no such conversation, or it is somebody else's: the answer is the same. */
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
