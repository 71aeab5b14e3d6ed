import { useAuth } from '@cleaning/auth/react';
import type { Thread } from '@cleaning/contract/messages';
import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Inline } from '@cleaning/ui/inline';
import { Link } from '@cleaning/ui/link';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Mail from 'lucide-react/icons/mail';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeShortMoment } from '#domains/appointments/format-appointment.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { staffQuotePath } from '#domains/quotes/quote-paths.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { ABOUT_NOUNS } from '../about-labels.ts';
import { Composer } from '../composer.tsx';
import { ConversationHead, ConversationSkeleton, OPEN_TITLE_ID } from '../conversation-head.tsx';
import conversationStyles from '../conversation.module.css';
import { OpenConversation } from '../open-conversation.tsx';
import { useConversation } from '../use-conversation.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { Presence } from '#kit/presence/presence.tsx';
import { AboutClient } from './about-client.tsx';
import { OwnerButton } from './owner-button.tsx';
import { QuickReplies } from './quick-replies.tsx';
import styles from './staff-conversation.module.css';
import { type ThreadsView, threadsView } from './threads-view.ts';
import { useConversationKey } from './use-conversation-key.ts';

export interface StaffConversationProps {
  readonly id: string;
  /** The list view that it was opened from. */
  readonly view: ThreadsView;
}

/** One conversation with the actions of staff, and details of the client beside it. */
export function StaffConversation({ id, view }: StaffConversationProps) {
  const { isCleaner } = useAuth();
  const { thread, query } = useConversation(id);
  return (
    <div className={styles['root']}>
      <section className={conversationStyles['root']} aria-labelledby={OPEN_TITLE_ID}>
        <ConversationHead
          level={1}
          title={thread?.client_name ?? 'Conversation'}
          text={thread === undefined ? undefined : <Subject thread={thread} />}
          action={thread === undefined ? undefined : <Actions thread={thread} view={view} />}
        />
        <QueryContent
          query={query}
          what="this conversation"
          skeleton={<ConversationSkeleton />}
          missing={<MissingThread view={view} />}
        >
          {(data) => (
            <>
              {isCleaner ? null : (
                <div className={styles['presence']}>
                  <Presence kind="thread" id={id} />
                </div>
              )}
              <OpenConversation {...data}>
                <Answer thread={data.thread} />
              </OpenConversation>
            </>
          )}
        </QueryContent>
      </section>
      {thread === undefined || isCleaner ? null : <AboutClient clientId={thread.client_id} />}
    </div>
  );
}

function Subject({ thread: { subject, about } }: { readonly thread: Thread }) {
  const now = useNow();
  if (about === null) return subject;
  return (
    <>
      {subject.includes(about.reference) ? null : `${subject}. `}
      {'About '}
      <Link href={aboutPath(about)}>{`${ABOUT_NOUNS[about.type]} ${about.reference}`}</Link>
      {about.starts_at === undefined ? null : `, ${describeVisitTime(about.starts_at, now)}`}
    </>
  );
}

/** "today 8:00 am", else "Thu 10 Dec, 8:00 am". */
function describeVisitTime(start: string, now: Date): string {
  const isToday = sydneyDateOf(start) === sydneyDateOf(now);
  return unbrokenTimes(
    isToday ? `today ${formatInstant(start, 'time')}` : describeShortMoment(start),
  );
}

function aboutPath({ type, id }: NonNullable<Thread['about']>): string {
  switch (type) {
    case 'quote':
      return staffQuotePath(id);
    case 'invoice':
      return staffInvoicePath(id);
    case 'appointment':
      return staffVisitPath(id);
    default:
      return type satisfies never;
  }
}

/** Assigns the conversation, or marks it as unread. */
function Actions({ thread, view }: { readonly thread: Thread; readonly view: ThreadsView }) {
  const api = useApi();
  const { isCleaner } = useAuth();
  const navigate = useNavigate();
  const marking = useCommand(api.markThreadUnread.mutation({ id: thread.id }), {
    isRepeatable: true,
    // Leave the conversation, because viewing it would mark it as read again.
    onDone: () => navigate(threadsView.pathOf(view)),
  });
  const markUnread = () => void marking.submit();
  useConversationKey('E', 'Mark unread', markUnread);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Mail />}
        className={styles['unread']}
        title="Mark unread"
        busy={marking.isBusy}
        onClick={markUnread}
      >
        <VisuallyHidden>Mark unread</VisuallyHidden>
      </Button>
      {isCleaner ? null : (
        <Inline gap="space-2">
          <OwnerButton thread={thread} />
        </Inline>
      )}
      <ErrorAlert title="Not marked" error={marking.error} className={styles['error']} />
    </>
  );
}

/** Quick replies above the reply form; a press inserts one into the draft. */
function Answer({ thread }: { readonly thread: Thread }) {
  const { isCleaner } = useAuth();
  const field = useRef<HTMLTextAreaElement>(null);
  useConversationKey('R', 'Reply', () => field.current?.focus());
  const [firstName = ''] = thread.client_name.split(' ');
  return (
    <>
      {isCleaner ? null : <QuickReplies threadId={thread.id} field={field} />}
      <Composer
        threadId={thread.id}
        clientId={thread.client_id}
        label={`Your message to ${firstName}`}
        field={field}
      />
    </>
  );
}

function MissingThread({ view }: { readonly view: ThreadsView }) {
  return (
    <EmptyState
      title="There is no such conversation"
      text="The address may be mistyped, or the client was deleted."
      actions={
        <ButtonLink variant="outline" href={threadsView.pathOf(view)}>
          See all messages
        </ButtonLink>
      }
    />
  );
}
