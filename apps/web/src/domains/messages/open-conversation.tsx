import { type Conversation, earlierMessagesMutation } from '@cleaning/api-client/queries';
import type { Thread, Message, MessageSide } from '@cleaning/contract/messages';
import { Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { sydneyDateOf } from '@cleaning/pricing';
import { Stack } from '@cleaning/ui/stack';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useRef, useState } from 'react';
import { useStoredFiles } from '#kit/files/use-stored-files.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useFilePreview } from '#kit/files/use-file-preview.tsx';
import { usePortalApi } from '#kit/api/portal-api.tsx';
import { firstUnread } from './group-messages.ts';
import { countNewMessages, announceMessages } from './message-labels.ts';
import { useLogScroll } from './use-log-scroll.ts';
import { useReaderSide } from './use-reader-side.ts';
import { useMarkRead } from './use-mark-read.ts';
import styles from './conversation.module.css';
import { MessageDays } from './message-days.tsx';
import { useMutation } from '@tanstack/react-query';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';

export interface OpenConversationProps {
  thread: Thread;
  conversation: Conversation;
  /** The reply form. */
  children: ReactNode;
}

/** The message log, which keeps its scroll position, with the reply form below. */
export function OpenConversation({ thread, conversation, children }: OpenConversationProps) {
  const { messages, hasEarlier } = conversation;
  const { preview, dialog } = useFilePreview(useStoredFiles('message'));
  const now = useNow();
  const reader = useReaderSide();
  const log = useRef<HTMLElement>(null);
  const newLine = useRef<HTMLLIElement>(null);
  const [firstNewId] = useState(() => firstUnread(messages, thread.unread_count, reader));
  const { isAtEnd, newCount, showEnd } = useLogScroll(log, messages, newLine);
  const announcement = useArrivalAnnouncement(messages, reader);
  useMarkRead({ thread, messages, isAtEnd });

  return (
    <>
      <section
        ref={log}
        className={styles['log']}
        aria-label="Messages in this conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        {hasEarlier ? <EarlierMessages threadId={thread.id} /> : null}
        <MessageDays
          messages={messages}
          today={sydneyDateOf(now)}
          firstNewId={firstNewId}
          newLine={newLine}
          onPreview={preview}
        />
      </section>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <div className={styles['foot']}>
        {newCount > 0 ? (
          <Button className={styles['jump']} size="sm" icon={<ArrowDown />} onClick={showEnd}>
            {countNewMessages(newCount)}
          </Button>
        ) : null}
        {children}
      </div>
      {dialog}
    </>
  );
}

/**
 * The screen reader announcement of the other side's messages that arrived since the conversation
 * was opened.
 */
function useArrivalAnnouncement(messages: readonly Message[], reader: MessageSide): string {
  const lastId = messages.at(-1)?.id;
  const [knownId, setKnownId] = useState(lastId);
  const [announcement, setAnnouncement] = useState('');
  if (knownId !== lastId) {
    const known = messages.findIndex(({ id }) => id === knownId);
    setKnownId(lastId);
    const received = messages.slice(known + 1).filter(({ side }) => side !== reader);
    setAnnouncement(announceMessages(received, reader));
  }
  return announcement;
}

/** Loads earlier messages. */
function EarlierMessages({ threadId }: { threadId: string }) {
  const { client } = usePortalApi();
  const { mutate, isPending, error } = useMutation(
    earlierMessagesMutation(client.messages, threadId),
  );
  return (
    <Stack gap="space-3" align="center">
      <ErrorAlert title="We could not load earlier messages" error={error} />
      <Button
        variant="outline"
        size="sm"
        busy={isPending}
        busyLabel="Loading"
        onClick={() => mutate()}
      >
        {error === null ? 'Show earlier messages' : 'Try again'}
      </Button>
    </Stack>
  );
}
