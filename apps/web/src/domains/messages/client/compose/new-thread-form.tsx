import { Button } from '@cleaning/ui/button';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import {
  NEW_CONVERSATION,
  useMessageDraftAccess,
  assertFilesUploaded,
  assertOnline,
} from '../../message-draft.ts';
import { OfflineNotice } from '../../offline-notice.tsx';
import { type About, messagesViewPath } from '../threads/messages-view.ts';
import {
  type NewThreadAnswers,
  type NewThreadValues,
  newThreadAnswers,
  toStartRequest,
} from './new-thread-answers.ts';
import { useMessageFiles } from '../../use-message-files.ts';
import { AboutFields } from './about-fields.tsx';
import styles from './new-thread-form.module.css';
import type { StartThreadRequest } from '@cleaning/contract/messages';
import { Stack } from '@cleaning/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import { createIdempotencyKey } from '#kit/lib/idempotency-key.ts';
import { MessageFilesPicker } from '../../message-files-picker.tsx';

export interface NewThreadFormProps {
  about: About | null;
}

/** The form of a new conversation. Its draft remains until it is sent. */
export function NewThreadForm({ about }: NewThreadFormProps) {
  const conversation = about?.id ?? NEW_CONVERSATION;
  const access = useMessageDraftAccess(conversation);
  const draft = access.read();
  const files = useMessageFiles(conversation);
  const start = useStartThread(conversation);
  const { form, field, handleSubmit, isSending, errors } = useSchemaForm<
    NewThreadValues,
    NewThreadAnswers
  >({
    schema: newThreadAnswers,
    defaultValues: {
      about_type: about?.type ?? draft.about_type,
      about_id: about?.id ?? draft.about_id,
      subject: draft.subject,
      body: draft.body,
    },
    send: (answers) => start(toStartRequest(answers), files.isBusy),
  });
  const values = useWatch({ control: form.control });

  useEffect(() => {
    const { about_type, about_id, subject, body } = access.read();
    const kept = { about_type, about_id, subject, body };
    const now = { ...kept, ...values };
    if (!isSame(kept, now)) access.change(now);
  }, [access, values]);

  return (
    <Stack as="form" gap="space-5" formWidth noValidate onSubmit={handleSubmit}>
      <FormErrors {...errors} title="Not sent yet" />
      <AboutFields form={form} field={field} />
      <TextField {...field('subject')} label="Subject" maxLength={120} />
      <TextAreaField {...field('body')} label="Your message" rows={6} />
      <MessageFilesPicker files={files} openRequests={0} />
      <OfflineNotice isTyped={values.body?.trim() !== '' && errors.formError === null} />
      <div className={styles['buttons']}>
        <Button type="submit" busy={isSending} busyLabel="Sending">
          Send message
        </Button>
      </div>
    </Stack>
  );
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  return Object.entries(a).every(([name, value]) => b[name] === value);
}

/** Returns a function that starts a conversation and opens it. It rejects with an error that the form shows. */
function useStartThread(conversation: string) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.startThread.mutation());
  const draft = useMessageDraftAccess(conversation);
  const navigate = useNavigate();

  return async (request: StartThreadRequest, isUploading: boolean): Promise<void> => {
    assertOnline();
    assertFilesUploaded(isUploading);
    const { attachments } = draft.read();
    const body = {
      ...request,
      ...(attachments.length > 0 && { attachment_ids: attachments.map(({ id }) => id) }),
    };
    const idempotencyKey = draft.read().idempotencyKey ?? createIdempotencyKey();
    draft.change({ idempotencyKey });
    const { id } = await mutateAsync({ body, idempotencyKey });
    draft.drop();
    await navigate(messagesViewPath({ page: 1, open: { kind: 'thread', id } }), { replace: true });
  };
}
