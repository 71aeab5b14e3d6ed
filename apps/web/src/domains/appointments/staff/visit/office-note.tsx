import { type Appointment, saveOfficeNoteRequest } from '@cleaning/contract/appointments';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextAreaField } from '@cleaning/ui/field';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import { useFormDraft, useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useOnChange } from '#kit/hooks/use-on-change.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { isUnfinished } from './visit-state.ts';
import styles from './staff-visit.module.css';

/** A note for the office: editable during a visit, read only afterwards. */
export function OfficeNote({ appointment }: { appointment: Appointment }) {
  const { completion_notes: notes } = appointment;
  if (isUnfinished(appointment)) return <NoteForm appointment={appointment} />;
  if (notes === '') return null;
  return (
    <Card title="Notes for the office">
      <Text wrap="as-typed">{notes}</Text>
    </Card>
  );
}

function NoteForm({ appointment }: { appointment: Appointment }) {
  const { queue } = useVisitQueue();
  const toast = useToast();
  const { completion_notes: saved } = appointment;
  const draft = useRecordDraft(`note ${appointment.id}`, saved, toValues);
  const { form, field, handleSubmit, isSending, errors } = useSchemaForm({
    schema: saveOfficeNoteRequest,
    defaultValues: toValues(draft.opened),
    isRepeatable: true,
    idPrefix: 'office-',
    send: async ({ notes, earlier_notes: earlierNotes }) => {
      form.reset(toValues(notes));
      forget();
      queue.add(appointment.id, { kind: 'note', notes, earlierNotes });
      toast.show('Note saved.');
    },
  });
  const { isDirty, defaultValues } = form.formState;
  const opened = defaultValues?.notes ?? draft.opened;
  const forget = useFormDraft(form, { ...draft, opened });
  useOnChange(saved, () => {
    // Keep what was typed while an earlier note is being saved.
    if (!isDirty && opened !== saved) form.reset(toValues(saved));
  });
  return (
    <Card title="Notes for the office">
      <form className={styles['note']} noValidate onSubmit={handleSubmit}>
        <FormErrors {...errors} title="Not saved" />
        <TextAreaField
          {...field('notes')}
          label="Anything we should know"
          hint="The client does not see this."
          optional
          rows={2}
          maxLength={2000}
        />
        <Button type="submit" variant="outline" busy={isSending} busyLabel="Saving">
          Save note
        </Button>
      </form>
    </Card>
  );
}

const toValues = (saved: string) => ({ notes: saved, earlier_notes: saved });
