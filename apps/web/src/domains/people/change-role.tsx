import { useAuth } from '@cleaning/auth/react';
import {
  changeUserTypeRequest,
  type HandOver,
  type UserAccount,
  userAccountSchema,
} from '@cleaning/contract/people';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useWatch } from 'react-hook-form';
import { useApi } from '#kit/api/portal-api.tsx';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { AboutPersonProps } from './about-person.ts';
import { AccessLists } from './access-lists.tsx';
import { choiceOfOffice, hasOfficeWork, toOfficeId } from './hand-over-choices.ts';
import { OfficeChoice } from './office-choice.tsx';
import { accessChanges } from './role-access.ts';
import { RoleChoice } from './role-choice.tsx';
import {
  AS_ROLE,
  ROLE_FIELDS,
  ROLE_NAMES,
  TEAM_ROLES,
  type TeamRole,
  findTeamRole,
} from '#domains/profile/team-role.ts';
import { useHandOverNow } from './use-hand-over.ts';

interface Values {
  readonly role: TeamRole;
  readonly reason: string;
  /** Who takes conversations and quotes; empty for the default. */
  readonly taker: string;
}

/** Changes what a person does here, and says before that what they will see. */
export function ChangeRole({ person, onClose }: AboutPersonProps) {
  const { id, first_name: name } = person;
  const api = useApi();
  const toast = useToast();
  const { user } = useAuth();
  const draft = useRecordDraft(`role of person ${id}`, person, replacedRole);
  const version = useLatestVersion(draft.opened, userAccountSchema);
  const before = findTeamRole(version.latest);
  const others = TEAM_ROLES.filter((role) => role !== findTeamRole(version.opened));
  const [next = before] = others;
  const schemaForm = useCommandForm({
    mutation: api.changeUserType.mutation({ id }),
    schema: changeUserTypeRequest,
    defaultValues: { role: next, reason: '', taker: '' },
    toRequest: ({ role, reason, taker }: Values) => ({
      ...ROLE_FIELDS[role],
      earlier_role: ROLE_FIELDS[before],
      reason,
      ...(role === 'cleaner' && officeFields(hasToHandOver.data, taker || user?.id)),
    }),
    fieldNames: ['role', 'reason'],
    idPrefix: 'role-',
    onRefused: version.handleConflict,
    draft,
    onDone: (changed) => {
      toast.show(`${name} works here ${AS_ROLE[findTeamRole(changed)]} now.`);
      onClose();
    },
  });
  const { field, form, isSending } = schemaForm;
  const { role: after, taker } = useWatch({ control: form.control }) as Values;
  const isBecomingCleaner = after === 'cleaner' && before !== 'cleaner';
  const hasToHandOver = useHandOverNow(id, isBecomingCleaner && !isSending);
  const { gained, lost } = accessChanges(before, after);
  const { error: _, ...choice } = field('role');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Change the role of ${name}?`}
      form={{ ...schemaForm, isSending: isSending || hasToHandOver.isLoading }}
      errorTitle="Not changed"
      submitLabel={before === after ? null : `Change to ${ROLE_NAMES[after]}`}
      busyLabel={isSending ? 'Changing' : 'Reading'}
      closeLabel="Leave it"
    >
      <p>{`${name} works here ${AS_ROLE[before]}.`}</p>
      <RoleChoice legend={`What does ${name} do from now on?`} roles={others} field={choice} />
      <AccessLists
        yes={[`${name} also sees and does`, gained]}
        no={[`${name} no longer sees`, lost]}
      />
      {isBecomingCleaner ? (
        <QueryContent
          query={hasToHandOver}
          what={`what ${name} still has`}
          level={3}
          lines={1}
          ifFailed={{ note: 'Without a choice, nobody has the conversations and quotes.' }}
        >
          {(read) =>
            hasOfficeWork(read) ? (
              <OfficeChoice
                name={name}
                handOver={read}
                value={choiceOfOffice(read, taker || user?.id)}
                onChoose={(chosen) => form.setValue('taker', chosen, { shouldDirty: true })}
              />
            ) : null
          }
        </QueryContent>
      ) : null}
      <TextAreaField
        {...field('reason')}
        label="Reason"
        hint="Kept in the audit log."
        rows={2}
        maxLength={500}
      />
      <p>
        {id === user?.id
          ? 'You are logged out at once, on every device.'
          : `${name} is logged out at once, on every device, and sees the change at the next login.`}
      </p>
    </FormDialog>
  );
}

const replacedRole = (person: UserAccount) => ({ role: findTeamRole(person) });

/** Who takes conversations and quotes, in the format of the API. */
function officeFields(handOver: HandOver | undefined, chosen: string | undefined) {
  const id = handOver === undefined ? null : toOfficeId(handOver, chosen);
  return id === null ? {} : { office_id: id };
}
