import {
  MAX_QUICK_REPLIES,
  type QuickReplies,
  quickRepliesSchema,
  type QuickReply,
  updateQuickRepliesRequest,
} from '@cleaning/contract/messages';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { focusForReading, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import styles from './edit-quick-replies.module.css';

export interface EditQuickRepliesProps {
  readonly replies: QuickReplies;
  readonly onClose: () => void;
}

interface Values {
  readonly replies: QuickReply[];
}

const NEW_REPLY: QuickReply = { label: '', body: '' };

const toValues = ({ replies }: QuickReplies): Values => ({ replies });

/** Edits the company's quick replies, which all staff share. */
export function EditQuickReplies({ replies, onClose }: EditQuickRepliesProps) {
  const api = useApi();
  const draft = useRecordDraft('quick replies', replies, toValues);
  const { opened, latest, hasChanged, handleConflict } = useLatestVersion(
    draft.opened,
    quickRepliesSchema,
  );
  const schemaForm = useCommandForm({
    mutation: api.updateQuickReplies.mutation(),
    schema: updateQuickRepliesRequest,
    toRequest: (values: Values) => ({ ...values, version: latest.version }),
    defaultValues: toValues(opened),
    isRepeatable: true,
    fieldNames: Array.from({ length: MAX_QUICK_REPLIES }, (_, at) => [
      `replies.${at}.label` as const,
      `replies.${at}.body` as const,
    ]).flat(),
    onRefused: handleConflict,
    draft,
    onDone: onClose,
  });
  const rows = useFieldArray({ control: schemaForm.form.control, name: 'replies' });
  /** What stands beside the reply that was removed last. */
  const beside = useRef<Element | null>(null);
  useFocusAfterChange(
    rows.fields.length,
    () => {
      if (beside.current instanceof HTMLElement) focusForReading(beside.current);
    },
    { onlyIfLost: true },
  );

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Which replies do you send often?"
      form={schemaForm}
      errorTitle="Not saved"
      submitLabel={hasChanged ? 'Save mine instead' : 'Save replies'}
      busyLabel="Saving"
      closeLabel="Cancel"
    >
      {hasChanged ? (
        <Alert tone="warning" title="What a colleague saved in the meantime">
          <ul className={styles['theirs']}>
            {latest.replies.map(({ label, body }) => (
              <li key={label}>{`${label}: ${body}`}</li>
            ))}
          </ul>
          <Button
            size="sm"
            variant="outline"
            onClick={() =>
              schemaForm.form.setValue('replies', latest.replies, { shouldDirty: true })
            }
          >
            Use these instead
          </Button>
        </Alert>
      ) : null}
      {rows.fields.map((row, at) => (
        <fieldset key={row.id} className={styles['reply']}>
          <legend>{`Reply ${at + 1}`}</legend>
          <TextField
            {...schemaForm.field(`replies.${at}.label`)}
            label="Button"
            hint="A few words."
            maxLength={30}
          />
          <TextAreaField
            {...schemaForm.field(`replies.${at}.body`)}
            label="Message"
            rows={2}
            maxLength={1000}
          />
          <Button
            size="sm"
            variant="ghost"
            onClick={({ currentTarget }) => {
              const reply = currentTarget.closest('fieldset');
              beside.current = reply?.nextElementSibling ?? reply?.previousElementSibling ?? null;
              rows.remove(at);
            }}
          >
            {`Remove reply ${at + 1}`}
          </Button>
        </fieldset>
      ))}
      {rows.fields.length < MAX_QUICK_REPLIES ? (
        <Button variant="outline" icon={<Plus />} onClick={() => rows.append(NEW_REPLY)}>
          Add a reply
        </Button>
      ) : null}
    </FormDialog>
  );
}
