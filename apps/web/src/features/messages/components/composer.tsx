import { Button, IconButton } from '@cleaning/ui/button';
import { TextAreaField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { useMessageDraft, useMessageDraftAccess } from '../model/message-draft.ts';
import { useMessageFiles } from '../model/use-message-files.ts';
import { useReply } from '../model/use-reply.ts';
import styles from './composer.module.css';

const MessageFilesPicker = lazy(() => import('./message-files-picker.tsx'));

/** Where an answer is written. What is not sent stays, here and when the conversation is opened again. */
export function Composer({ threadId }: { threadId: string }) {
  const draft = useMessageDraft(threadId);
  const { change } = useMessageDraftAccess(threadId);
  const files = useMessageFiles(threadId);
  const [asked, setAsked] = useState(0);
  const [isSent, setSent] = useState(false);
  const isPicking = asked > 0 || files.files.length > 0;
  const words = useRef<HTMLTextAreaElement>(null);

  const { send, isSending, error, textProblem, clearTextProblem } = useReply(threadId, () => {
    setSent(true);
    files.clear();
    setAsked(0);
  });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(false);
    await send(files.isBusy);
    words.current?.focus();
  };

  return (
    <form className={styles['root']} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorAlert title="Not sent" error={error} />
      {isPicking ? (
        <div className={styles['files']}>
          <Suspense fallback={null}>
            <MessageFilesPicker files={files} asked={asked} />
          </Suspense>
        </div>
      ) : null}
      <div className={styles['row']}>
        {isPicking ? null : (
          <IconButton
            label="Attach files"
            className={styles['attach']}
            onClick={() => setAsked(asked + 1)}
          >
            <Paperclip />
          </IconButton>
        )}
        <TextAreaField
          ref={words}
          className={styles['field']}
          label={<VisuallyHidden>Your message</VisuallyHidden>}
          placeholder="Write a message"
          rows={1}
          value={draft.body}
          readOnly={isSending}
          error={textProblem ?? undefined}
          onChange={(event) => {
            change({ body: event.target.value });
            clearTextProblem();
          }}
          onKeyDown={sendByKeys}
        />
        <Button type="submit" className={styles['send']} icon={<Send />} busy={isSending}>
          <span className={styles['sendWords']}>
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

/** Enter starts a new line, so with Control or Command it sends. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
