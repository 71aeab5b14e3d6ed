import { useAuth } from '@cleaning/auth/react';
import { changeUserTypeRequest, userAccountSchema } from '@cleaning/contract/people';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useWatch } from 'react-hook-form';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { AboutPersonProps } from './about-person.ts';
import { AccessLists } from './access-lists.tsx';
import { accessChanges } from './role-access.ts';
import { RoleChoice } from './role-choice.tsx';
import {
  AS_ROLE,
  ROLE_FIELDS,
  ROLE_NAMES,
  TEAM_ROLES,
  type TeamRole,
  teamRoleOf,
} from './team-role.ts';

interface Values {
  readonly role: TeamRole;
  readonly reason: string;
}

/** Changes what a person does here, and says before that what they will see. */
export function ChangeRole({ person, onClose }: AboutPersonProps) {
  const { id, first_name: name } = person;
  const api = useApi();
  const toast = useToast();
  const { user } = useAuth();
  const version = useLatestVersion(person, userAccountSchema);
  const before = teamRoleOf(version.latest);
  const others = TEAM_ROLES.filter((role) => role !== teamRoleOf(person));
  const [next = before] = others;
  const schemaForm = useCommandForm({
    mutation: api.changeUserType.mutation({ id }),
    schema: changeUserTypeRequest,
    defaultValues: { role: next, reason: '' },
    toRequest: ({ role, reason }: Values) => ({ ...ROLE_FIELDS[role], reason }),
    idPrefix: 'role-',
    onRefused: version.handleConflict,
    draft: `role of person ${id}`,
    onDone: (changed) => {
      toast.show(`${name} works here ${AS_ROLE[teamRoleOf(changed)]} now.`);
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const { role: after = before } = useWatch({ control: form.control });
  const { gained, lost } = accessChanges(before, after);
  const { error: _, ...choice } = field('role');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Change the role of ${name}?`}
      form={schemaForm}
      errorTitle="Not changed"
      submitLabel={before === after ? null : `Change to ${ROLE_NAMES[after]}`}
      busyLabel="Changing"
      closeLabel="Leave it"
    >
      <p>{`${name} works here ${AS_ROLE[before]}.`}</p>
      <RoleChoice legend={`What does ${name} do from now on?`} roles={others} field={choice} />
      <AccessLists
        yes={[`${name} also sees and does`, gained]}
        no={[`${name} no longer sees`, lost]}
      />
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
