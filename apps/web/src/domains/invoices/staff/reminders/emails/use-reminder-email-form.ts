import {
  reminderEmailSchema,
  type ReminderEmail,
  type ReminderWords,
  updateReminderEmailRequest,
  type UpdateReminderEmailRequest,
} from '@cleaning/contract/invoices';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useFormDraft, useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { useVersionChoice } from '#kit/versions/use-version-choice.ts';
import type { VersionDifference, VersionSides } from '#kit/versions/version-difference.ts';

/** A form that saves one reminder email, with the version that the user saw. */
export function useReminderEmailForm(email: ReminderEmail) {
  const { days } = email;
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateReminderEmail.mutation());
  const toast = useToast();
  const draft = useRecordDraft(`reminder after ${days} days`, email, pickWords);
  const versions = useLatestVersion(draft.opened, reminderEmailSchema);
  const schemaForm = useSchemaForm({
    schema: updateReminderEmailRequest,
    toRequest: (words: ReminderWords) => ({ ...words, days, version: versions.opened.version }),
    defaultValues: pickWords(draft.opened),
    fieldNames: ['subject', 'body'],
    idPrefix: `reminder-${days}-`,
    isRepeatable: true,
    send: save,
  });
  const { form } = schemaForm;
  const forget = useFormDraft(form, { ...draft, opened: versions.opened });
  const choice = useVersionChoice({
    current: email,
    versions,
    schemaForm,
    forget,
    valuesOf: pickWords,
    compare,
    merge,
    isOpen: () => true,
  });

  async function save(body: UpdateReminderEmailRequest, sent: ReminderWords): Promise<void> {
    try {
      choice.takeSaved(await mutateAsync(body), sent);
    } catch (error) {
      await choice.settle(error, ({ version }) => save({ ...body, version }, sent));
      return;
    }
    toast.show(`The email after ${days} days is saved.`);
  }

  return { days, schemaForm, choice };
}

export type ReminderEmailControl = ReturnType<typeof useReminderEmailForm>;

const pickWords = ({ subject, body }: ReminderEmail): ReminderWords => ({ subject, body });

const LABELS = { subject: 'Subject', body: 'Text' } as const;
const FIELDS = ['subject', 'body'] as const;

const compare = ({ local, remote, base }: VersionSides<ReminderWords>): VersionDifference[] =>
  FIELDS.filter((field) => local[field] !== remote[field]).map((field) => ({
    id: field,
    label: LABELS[field],
    local: local[field],
    remote: remote[field],
    suggested: local[field] === base[field] ? 'remote' : 'local',
  }));

const merge = (
  { local, remote }: VersionSides<ReminderWords>,
  theirs: readonly string[],
): ReminderWords => ({
  subject: (theirs.includes('subject') ? remote : local).subject,
  body: (theirs.includes('body') ? remote : local).body,
});
