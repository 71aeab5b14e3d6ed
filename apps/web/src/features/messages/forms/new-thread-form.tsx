import { Button } from '@cleaning/ui/button';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { Skeleton } from '@cleaning/ui/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FormErrors } from '../../../shared/forms/form-errors.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { NEW_CONVERSATION, useMessageDraftAccess } from '../model/message-draft.ts';
import type { About } from '../model/messages-view.ts';
import {
  newThreadAnswers,
  toStartRequest,
  type NewThreadAnswers,
  type NewThreadValues,
} from '../model/new-thread-answers.ts';
import { useMessageFiles } from '../model/use-message-files.ts';
import { useStartThread } from '../model/use-start-thread.ts';
import { AboutFields } from './about-fields.tsx';
import styles from './new-thread-form.module.css';

const MessageFilesPicker = lazy(() => import('../components/message-files-picker.tsx'));

export interface NewThreadFormProps {
  about: About | null;
}

/** The questions of a new conversation. What is not sent stays until it is. */
export default function NewThreadForm({ about }: NewThreadFormProps) {
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
    fieldNames: ['about_type', 'about_id', 'subject', 'body'],
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
    <form className={styles['root']} noValidate onSubmit={handleSubmit}>
      <FormErrors {...errors} title="Not sent yet" />
      <AboutFields form={form} field={field} />
      <TextField {...field('subject')} label="Subject" maxLength={120} />
      <TextAreaField {...field('body')} label="Your message" rows={6} />
      <Suspense fallback={<Skeleton shape="control" />}>
        <MessageFilesPicker files={files} asked={0} />
      </Suspense>
      <div className={styles['buttons']}>
        <Button type="submit" busy={isSending} busyLabel="Sending">
          Send message
        </Button>
      </div>
    </form>
  );
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  return Object.entries(a).every(([name, value]) => b[name] === value);
}
