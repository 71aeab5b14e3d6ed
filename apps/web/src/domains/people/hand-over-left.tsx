import { useAuth } from '@cleaning/auth/react';
import { handOverRequest, userAccountSchema } from '@cleaning/contract/people';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useWatch } from 'react-hook-form';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { AboutPersonProps } from './about-person.ts';
import { findAccountState } from './account-state.ts';
import {
  toHandOverDecisions,
  type HandOverChoices,
  hasAnythingToHandOver,
} from './hand-over-choices.ts';
import { HandOverList } from './hand-over-list.tsx';
import { describeEmails } from './hand-over-words.ts';
import { useHandOverNow } from './use-hand-over.ts';

interface Values {
  readonly reason: string;
  readonly choices: HandOverChoices;
}

/** Hands over what a person still has whose account is closed. */
export function HandOverLeft({ person, onClose }: AboutPersonProps) {
  const { id, first_name: name } = person;
  const api = useApi();
  const toast = useToast();
  const { user } = useAuth();
  const { latest, handleConflict } = useLatestVersion(person, userAccountSchema);
  const schemaForm = useCommandForm({
    mutation: api.handOver.mutation({ id }),
    schema: handOverRequest,
    defaultValues: { reason: '', choices: {} },
    toRequest: ({ reason, choices }: Values) => ({
      reason,
      ...toHandOverDecisions(query.data, choices, user?.id),
    }),
    fieldNames: ['reason'],
    idPrefix: 'hand-over-',
    onRefused: (error) => {
      if (handleConflict(error) !== null) void query.refetch();
    },
    draft: `handing over of person ${id}`,
    onDone: () => {
      toast.show(`What ${name} had is handed over.`);
      onClose();
    },
  });
  const { field, form, isSending } = schemaForm;
  const { choices } = useWatch({ control: form.control }) as Values;
  const query = useHandOverNow(id, !isSending);
  const canHandOver =
    findAccountState(latest) === 'closed' &&
    query.data !== undefined &&
    hasAnythingToHandOver(query.data);
  return (
    <FormDialog
      open
      wide
      onClose={onClose}
      title={`Who takes over what ${name} still has?`}
      form={{ ...schemaForm, isSending: isSending || query.isFetching }}
      errorTitle="Not handed over"
      submitLabel={canHandOver ? 'Hand over' : null}
      busyLabel={isSending ? 'Saving' : 'Reading'}
      closeLabel="Not now"
    >
      <p>{`The account of ${name} stays closed.`}</p>
      <QueryContent query={query} what={`what ${name} still has`} level={3}>
        {(read) => (
          <>
            <HandOverList
              name={name}
              handOver={read}
              when="from now on"
              choices={choices}
              ownId={user?.id}
              onChoose={(chosen) => form.setValue('choices', chosen, { shouldDirty: true })}
            />
            <p>{describeEmails(read, choices)}</p>
          </>
        )}
      </QueryContent>
      {canHandOver ? (
        <TextAreaField
          {...field('reason')}
          label="Why"
          hint="Kept in the audit log."
          rows={2}
          maxLength={500}
        />
      ) : null}
    </FormDialog>
  );
}
