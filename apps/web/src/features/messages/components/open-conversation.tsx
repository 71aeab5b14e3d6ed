import type { Conversation } from '@cleaning/api-client/queries';
import type { Thread } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { sydneyDateOf } from '@cleaning/pricing';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useRef, useState } from 'react';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFilePreview } from '../../../shared/files/use-file-preview.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { firstUnread } from '../model/first-unread.ts';
import { countNewMessages } from '../model/message-words.ts';
import { useArrivals } from '../model/use-arrivals.ts';
import { useLogScroll } from '../model/use-log-scroll.ts';
import { useMarkRead } from '../model/use-mark-read.ts';
import { Composer } from './composer.tsx';
import styles from './conversation.module.css';
import { Days } from './days.tsx';
import { EarlierMessages } from './earlier-messages.tsx';

export interface OpenConversationProps {
  thread: Thread;
  conversation: Conversation;
}

/** The messages, which keep the reader's place, and the answer that is being written under them. */
export function OpenConversation({ thread, conversation }: OpenConversationProps) {
  const { messages, hasEarlier } = conversation;
  const { client } = usePortalApi();
  const { preview, dialog } = useFilePreview((id) => client.messages.linkMessageAttachment({ id }));
  const now = useNow();
  const log = useRef<HTMLElement>(null);
  const newLine = useRef<HTMLLIElement>(null);
  const [firstNewId] = useState(() => firstUnread(messages, thread.unread_count));
  const { isAtEnd, newCount, showEnd } = useLogScroll(log, messages, newLine);
  const arrived = useArrivals(messages);
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
        <Days
          messages={messages}
          today={sydneyDateOf(now)}
          firstNewId={firstNewId}
          newLine={newLine}
          onPreview={preview}
        />
      </section>
      <VisuallyHidden>
        <output>{arrived}</output>
      </VisuallyHidden>
      <div className={styles['foot']}>
        {newCount > 0 ? (
          <Button className={styles['jump']} size="sm" icon={<ArrowDown />} onClick={showEnd}>
            {countNewMessages(newCount)}
          </Button>
        ) : null}
        <Composer threadId={thread.id} />
      </div>
      {dialog}
    </>
  );
}
