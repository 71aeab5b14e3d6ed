import { useAuth } from '@cleaning/auth/react';
import {
  type HandOver,
  setLastDayRequest,
  type UserAccount,
  userAccountSchema,
} from '@cleaning/contract/people';
import { sydneyDateOf } from '@cleaning/pricing';
import { CheckboxField, TextAreaField, TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { Stack } from '@cleaning/ui/stack';
import { useToast } from '@cleaning/ui/toast';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApi } from '#kit/api/portal-api.tsx';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { VersionChanges } from '#kit/versions/version-changes.tsx';
import type { AboutPersonProps } from './about-person.ts';
import { findAccountState } from './account-state.ts';
import { toHandOverDecisions, type HandOverChoices } from './hand-over-choices.ts';
import { HandOverList } from './hand-over-list.tsx';
import { describeEmails, describeEnding, describeHandOverChanges } from './hand-over-words.ts';
import { describeLastDay } from './last-day.ts';
import { UnapprovedHours } from './unapproved-hours.tsx';
import { latestLastDay, NOW, readLastDay, useHandOver } from './use-hand-over.ts';
import { VisitsUnderWay } from './visits-under-way.tsx';

interface Values {
  readonly last_day: string;
  readonly isNow: boolean;
  readonly reason: string;
  readonly choices: HandOverChoices;
}

/** What was decided about when the service refused it. */
interface Refused {
  readonly day: string;
  readonly handOver: HandOver;
}

/** Sets or changes the last day of a person, or ends it now, and hands over what is theirs. */
export function SetLastDay({ person, onClose }: AboutPersonProps) {
  const { id, first_name: name } = person;
  const api = useApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const { user } = useAuth();
  const draft = useRecordDraft(`last day of person ${id}`, person, replacedLastDay);
  const { latest, opened, handleConflict } = useLatestVersion(draft.opened, userAccountSchema);
  const [refused, setRefused] = useState<Refused | null>(null);
  const schemaForm = useCommandForm({
    mutation: api.setLastDay.mutation({ id }),
    schema: setLastDayRequest,
    defaultValues: { last_day: opened.last_day ?? '', isNow: false, reason: '', choices: {} },
    toRequest: ({ last_day: lastDay, isNow, reason, choices }: Values) => ({
      last_day: isNow ? null : lastDay,
      earlier_last_day: latest.last_day,
      reason,
      ...toHandOverDecisions(handOver, choices, user?.id),
    }),
    fieldNames: ['last_day', 'reason'],
    idPrefix: 'last-day-',
    onRefused: (error) => {
      const isOutdated = handleConflict(error) !== null;
      setRefused(isOutdated && handOver !== undefined ? { day, handOver } : null);
    },
    draft,
    onDone: ({ last_day: lastDay }) => {
      toast.show(
        lastDay === null
          ? `The account of ${name} is closed.`
          : `${name}’s last day is ${describeLastDay(lastDay, today)}.`,
      );
      onClose();
    },
  });
  const { field, form, isSending } = schemaForm;
  const { last_day: text, isNow, choices } = useWatch({ control: form.control }) as Values;
  const wanted = isNow ? NOW : readLastDay(text, today);
  const { day, query, isReading } = useHandOver(id, wanted, isSending);
  const { data: handOver } = query;
  const lastDay = day === NOW ? null : day;
  const isClosed = findAccountState(latest) === 'closed';
  return (
    <FormDialog
      open
      wide
      onClose={onClose}
      title={`${name} leaves. Who takes over?`}
      form={{ ...schemaForm, isSending: isSending || isReading }}
      errorTitle="Not saved"
      errorDetails={
        isClosed || refused?.day !== day || handOver === undefined ? null : (
          <VersionChanges
            changes={[
              ...lastDayChange(opened, latest, today),
              ...describeHandOverChanges(refused.handOver, handOver),
            ]}
          >
            Your choices are kept where they are still possible.
          </VersionChanges>
        )
      }
      submitLabel={
        isClosed || query.isError ? null : `Close ${name}’s account${describeWhen(wanted, today)}`
      }
      busyLabel={isSending ? 'Saving' : 'Reading'}
      variant="danger"
      closeLabel="Keep it open"
    >
      <Grid minColumn="16rem" gap="space-4">
        <Stack gap="space-2">
          {isNow ? null : (
            <TextField
              {...field('last_day')}
              type="date"
              numeric
              min={today}
              max={latestLastDay(today)}
              label="Last day"
            />
          )}
          <CheckboxField
            label="Now, not at the end of a day"
            checked={isNow}
            onChange={(event) =>
              form.setValue('isNow', event.target.checked, { shouldDirty: true })
            }
          />
        </Stack>
        <TextAreaField
          {...field('reason')}
          label="Why"
          hint="Kept in the audit log."
          rows={2}
          maxLength={500}
        />
      </Grid>
      {person.last_day === null ? null : (
        <p>
          {`${name}’s last day is ${describeLastDay(person.last_day, today)} so far. What was handed over stays with the others.`}
        </p>
      )}
      {day === '' ? (
        <p>{`Choose the last day, and see what ${name} still has after it.`}</p>
      ) : (
        <QueryContent query={query} what={`what ${name} still has`} level={3}>
          {(read) => (
            <>
              <HandOverList
                name={name}
                handOver={read}
                when={lastDay === null ? 'from now on' : `after ${describeLastDay(lastDay, today)}`}
                choices={choices}
                ownId={user?.id}
                onChoose={(chosen) => form.setValue('choices', chosen, { shouldDirty: true })}
              />
              <VisitsUnderWay person={person} visits={read.under_way} />
              <UnapprovedHours person={person} weeks={read.unapproved_weeks} />
              <p>
                {describeEnding(person, read, { lastDay, today, isOwn: id === user?.id })}{' '}
                {describeEmails(read, choices)}
              </p>
            </>
          )}
        </QueryContent>
      )}
    </FormDialog>
  );
}

/** Both fields replace the last day. */
const replacedLastDay = ({ last_day }: UserAccount) => ({ last_day, isNow: last_day });

function describeWhen(wanted: string, today: string): string {
  if (wanted === NOW) return ' now';
  return wanted === '' ? '' : ` on ${describeLastDay(wanted, today)}`;
}

/** Says that another admin set or took back the last day meanwhile. */
function lastDayChange(before: UserAccount, { last_day: after }: UserAccount, today: string) {
  if (before.last_day === after) return [];
  return [after === null ? 'No last day any more' : `Last day: ${describeLastDay(after, today)}`];
}
