import { inviteUserRequest } from '@cleaning/contract/people';
import { TextField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { Grid } from '@cleaning/ui/grid';
import Send from 'lucide-react/icons/send';
import { useWatch } from 'react-hook-form';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { AccessLists } from './access-lists.tsx';
import { accessOfRole } from './role-access.ts';
import { RoleChoice } from './role-choice.tsx';
import { AS_ROLE, ROLE_FIELDS, TEAM_ROLES, type TeamRole } from '#domains/profile/team-role.ts';

interface Values {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: TeamRole;
}

/** Invites a person into the team, and says before that what they will see. */
export function InvitePerson({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  const schemaForm = useCommandForm({
    mutation: api.inviteUser.mutation(),
    schema: inviteUserRequest,
    defaultValues: { first_name: '', last_name: '', email: '', role: 'cleaner' },
    toRequest: ({ role, ...person }: Values) => ({ ...person, ...ROLE_FIELDS[role] }),
    idPrefix: 'invite-',
    draft: 'invitation of a person',
    onDone: ({ email }) => {
      toast.show(`The invitation is on its way to ${email}.`);
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const { first_name: typedName = '', role = 'cleaner' } = useWatch({ control: form.control });
  const name = typedName.trim();
  const { can, cannot } = accessOfRole(role);
  const { error: _, ...choice } = field('role');
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Who do you want to invite?"
      form={schemaForm}
      errorTitle="Not invited"
      submitLabel={`Invite ${name === '' ? 'them' : name} ${AS_ROLE[role]}`}
      submitIcon={<Send />}
      busyLabel="Inviting"
      closeLabel="Not now"
    >
      <Grid minColumn="12rem" gap="space-4">
        <TextField {...field('first_name')} label="First name" autoComplete="off" />
        <TextField {...field('last_name')} label="Last name" optional autoComplete="off" />
      </Grid>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RoleChoice legend="What do they do here?" roles={TEAM_ROLES} field={choice} />
      <AccessLists yes={['Sees and does', can]} no={['Does not see', cannot]} />
      {role === 'admin' ? (
        <p>
          There is one owner. To make this person the owner, invite them as an admin. Once they have
          chosen a password, the owner hands the company over to them here.
        </p>
      ) : null}
      <p>
        {`${name === '' ? 'They get' : `${name} gets`} an email with a link to choose a password. The link works once, for 7 days.`}
      </p>
    </FormDialog>
  );
}
