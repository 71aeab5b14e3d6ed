import { company } from '@cleaning/company';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { Thread, ThreadAbout } from '@cleaning/contract/messages';
import { ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';
import { appointmentPath } from '#domains/appointments/visit-paths.ts';
import { invoicePath } from '#domains/invoices/invoice-paths.ts';
import { quotePath } from '#domains/quotes/quote-paths.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { describeAbout } from '../../about-labels.ts';
import { messagesViewPath } from '../threads/messages-view.ts';
import { ConversationHead, ConversationSkeleton, OPEN_TITLE_ID } from '../../conversation-head.tsx';
import styles from '../../conversation.module.css';
import { OpenConversation } from '../../open-conversation.tsx';
import { useEffect } from 'react';
import { Composer } from '../../composer.tsx';
import { useConversation } from '../../use-conversation.ts';
import { documentTitle } from '#content/page-titles.ts';

export interface ConversationProps {
  id: string;
  onBack: () => void;
}

/** One conversation with its loading, missing and error states. */
export function Conversation({ id, onBack }: ConversationProps) {
  const { thread, query } = useConversation(id);
  useConversationTitle(thread?.subject);
  const about = thread?.about ?? null;

  return (
    <section className={styles['root']} aria-labelledby={OPEN_TITLE_ID}>
      <ConversationHead
        title={thread?.subject ?? 'Conversation'}
        text={thread === undefined ? undefined : describePartner(thread)}
        action={about === null ? undefined : <AboutLink about={about} />}
        onBack={onBack}
      />
      <QueryContent
        query={query}
        what="this conversation"
        level={3}
        skeleton={<ConversationSkeleton />}
        missing={<ThreadNotFound />}
      >
        {(data) => (
          <OpenConversation {...data}>
            <Composer threadId={id} />
          </OpenConversation>
        )}
      </QueryContent>
    </section>
  );
}

function describePartner({ about, subject }: Thread): string {
  const topic = describeAbout(about, subject);
  return topic === null ? company.name : `${company.name}, about ${topic}`;
}

function AboutLink({ about }: { about: NonNullable<Thread['about']> }) {
  const { label, href } = aboutLink(about);
  return (
    <ButtonLink href={href} size="sm" variant="outline">
      {label}
    </ButtonLink>
  );
}

/** The link to what a conversation is about. */
function aboutLink({ type, id }: ThreadAbout): { label: string; href: string } {
  switch (type) {
    case 'quote':
      return { label: 'View quote', href: quotePath(id) };
    case 'invoice':
      return { label: 'View invoice', href: invoicePath(id) };
    case 'appointment':
      return { label: 'View visit', href: appointmentPath(id) };
    default:
      return type satisfies never;
  }
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
