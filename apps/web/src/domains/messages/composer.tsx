import { Button, IconButton } from '@cleaning/ui/button';
import { TextAreaField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import {
  useMessageDraft,
  useMessageDraftAccess,
  assertFilesUploaded,
  assertOnline,
  hasContent,
} from './message-draft.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { useMessageFiles } from './use-message-files.ts';
import styles from './composer.module.css';
import { MAX_MESSAGE_LENGTH, replyRequest } from '@cleaning/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { createIdempotencyKey } from '#kit/lib/idempotency-key.ts';
import { MessageFilesPicker } from './message-files-picker.tsx';

export interface ComposerProps {
  threadId: string;
  /** For staff, the client of the conversation. */
  clientId?: string | undefined;
  /** The label of the field, which names the recipient. */
  label?: string | undefined;
  /** A ref to the field, for controls that insert text. */
  field?: RefObject<HTMLTextAreaElement | null> | undefined;
}

/** The reply form of a conversation. Its draft remains until it is sent. */
export function Composer({ threadId, clientId, label = 'Your message', field }: ComposerProps) {
  const draft = useMessageDraft(threadId);
  const { change } = useMessageDraftAccess(threadId);
  const files = useMessageFiles(threadId, clientId);
  const [openRequests, setOpenRequests] = useState(0);
  const [isSent, setSent] = useState(false);
  const isPicking = openRequests > 0 || files.files.length > 0;
  const ownField = useRef<HTMLTextAreaElement>(null);
  const input = field ?? ownField;

  const { send, isSending, error, textProblem, clearTextProblem } = useReply(threadId, () => {
    setSent(true);
    files.clear();
    setOpenRequests(0);
  });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(false);
    await send(files.isBusy);
    input.current?.focus();
  };

  return (
    <form className={styles['root']} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorAlert title="Not sent" error={error} />
      <OfflineNotice isTyped={hasContent(draft) && error === null} />
      {isPicking ? (
        <div className={styles['files']}>
          <MessageFilesPicker files={files} openRequests={openRequests} />
        </div>
      ) : null}
      <div className={styles['row']}>
        {isPicking ? null : (
          <IconButton
            label="Attach files"
            className={styles['attach']}
            onClick={() => setOpenRequests(openRequests + 1)}
          >
            <Paperclip />
          </IconButton>
        )}
        <TextAreaField
          ref={input}
          className={styles['field']}
          label={<VisuallyHidden>{label}</VisuallyHidden>}
          placeholder="Write a message"
          rows={1}
          value={draft.body}
          readOnly={isSending}
          maxLength={MAX_MESSAGE_LENGTH}
          error={textProblem}
          onChange={(event) => {
            change({ body: event.target.value });
            clearTextProblem();
          }}
          onKeyDown={sendByKeys}
        />
        <Button type="submit" className={styles['send']} icon={<Send />} busy={isSending}>
          <span className={styles['sendText']}>
            {isSending ? 'Sending' : error === null ? 'Send' : 'Try again'}
          </span>
        </Button>
      </div>
      <VisuallyHidden>
        <output>{isSent ? 'Message sent.' : null}</output>
      </VisuallyHidden>
    </form>
  );
}

/** Control or Command with Enter sends; Enter alone starts a new line. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/**
 * Sends the draft of a conversation once, however often it is submitted.
 *
 * @param onSent runs after it was sent.
 */
function useReply(threadId: string, onSent: () => void) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.replyToThread.mutation({ id: threadId }));
  const access = useMessageDraftAccess(threadId);
  const [textProblem, setTextProblem] = useState<string | null>(null);

  /** @param isUploading true while attachments are uploading. */
  const sendDraft = async (isUploading: boolean): Promise<void> => {
    setTextProblem(null);
    const draft = access.read();
    const attachmentIds = draft.attachments.map(({ id }) => id);
    const checked = replyRequest.safeParse({
      body: draft.body,
      ...(attachmentIds.length > 0 && { attachment_ids: attachmentIds }),
    });
    if (!checked.success) {
      setTextProblem(checked.error.issues[0]?.message ?? '');
      return;
    }
    assertOnline();
    assertFilesUploaded(isUploading);
    const idempotencyKey = draft.idempotencyKey ?? createIdempotencyKey();
    access.change({ idempotencyKey });
    await mutateAsync({ body: checked.data, idempotencyKey });
    access.drop();
    onSent();
  };
  const { submit, isBusy, error } = useSubmitOnce(sendDraft, { isRepeatable: true });

  return {
    send: submit,
    isSending: isBusy,
    /** Why sending failed, or null. */
    error,
    /** The validation error of the text. */
    textProblem,
    clearTextProblem: () => setTextProblem(null),
  };
}
