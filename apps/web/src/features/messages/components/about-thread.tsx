import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { isMissing } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { messagesViewPath, type About, type MessagesView } from '../model/messages-view.ts';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import styles from './conversation.module.css';
import { NewThread } from './new-thread.tsx';
import { PartHead } from './part-head.tsx';

export interface AboutThreadProps {
  about: About;
  view: MessagesView;
  onBack: () => void;
}

/** Leads to the conversation about something, or starts one. */
export function AboutThread({ about, view, onBack }: AboutThreadProps) {
  const { queries } = usePortalApi();
  const threads = useQuery(queries.messages.threads({ about_id: about.id, page_size: 1 }));
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
  // An id that is no id has no conversation either; the form says what is wrong with it.
  if (data !== undefined || isMissing(error)) {
    return <NewThread about={about} onBack={onBack} />;
  }
  return (
    <section className={styles['root']}>
      <PartHead title="Conversation" onBack={onBack} />
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
