import { useQuery } from '@tanstack/react-query';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type RefObject, useRef, useState } from 'react';
import { useMessageDraftAccess } from '../message-draft.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { EditQuickReplies } from './edit-quick-replies.tsx';
import styles from './quick-replies.module.css';
import { useConversationKey } from './use-conversation-key.ts';

export interface QuickRepliesProps {
  readonly threadId: string;
  /** The reply field, which takes the focus after a press. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The company's quick replies. A press inserts one into the reply form, to be edited or sent. */
export function QuickReplies({ threadId, field }: QuickRepliesProps) {
  const api = useApi();
  const { data } = useQuery(api.getQuickReplies.query());
  const draft = useMessageDraftAccess(threadId);
  const [isEditing, setEditing] = useState(false);
  const firstReply = useRef<HTMLButtonElement>(null);
  useConversationKey(';', 'Quick replies', () => firstReply.current?.focus());

  const use = (text: string) => {
    const typed = draft.read().body.trimEnd();
    draft.change({ body: typed === '' ? text : `${typed}\n\n${text}` });
    field.current?.focus();
  };
  // Not shown on errors, because a conversation can be answered without them.
  if (data === undefined) return null;
  return (
    <fieldset className={styles['root']} aria-label="Quick replies">
      {data.replies.map(({ label, body }, index) => (
        <button
          key={label}
          type="button"
          className={styles['reply']}
          ref={index === 0 ? firstReply : undefined}
          onClick={() => use(body)}
        >
          {label}
        </button>
      ))}
      <button type="button" className={styles['reply']} onClick={() => setEditing(true)}>
        <SlidersHorizontal />
        Edit replies
      </button>
      {isEditing ? <EditQuickReplies replies={data} onClose={() => setEditing(false)} /> : null}
    </fieldset>
  );
}
