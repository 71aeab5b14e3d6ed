import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { isMissing } from '#kit/errors/api-errors.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { type About, type MessagesView, messagesViewPath } from '../threads/messages-view.ts';
import { ConversationSkeleton, ConversationHead } from '../../conversation-head.tsx';
import styles from '../../conversation.module.css';
import { NewThread } from '../compose/new-thread.tsx';

export interface AboutThreadProps {
  about: About;
  view: MessagesView;
  onBack: () => void;
}

/** Opens the existing conversation about a quote, invoice or visit, or starts one. */
export function AboutThread({ about, view, onBack }: AboutThreadProps) {
  const api = useApi();
  const threads = useQuery(api.listThreads.query({ about_id: about.id, page_size: 1 }));
  const { data, error } = threads;
  const [thread] = data?.results ?? [];

  if (thread !== undefined) {
    return (
      <Navigate
        replace
        to={messagesViewPath({ ...view, open: { kind: 'thread', id: thread.id } })}
      />
    );
  }
  // A malformed id has no conversation either; the form shows the error.
  if (data !== undefined || isMissing(error)) {
    return <NewThread about={about} onBack={onBack} />;
  }
  return (
    <section className={styles['root']}>
      <ConversationHead title="Conversation" onBack={onBack} />
      <QueryContent
        query={threads}
        what="your messages about this"
        level={3}
        skeleton={<ConversationSkeleton />}
      >
        {() => null}
      </QueryContent>
    </section>
  );
}
