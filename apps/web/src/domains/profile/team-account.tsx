import type { Profile } from '@cleaning/contract/accounts';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Columns } from '#kit/page/columns.tsx';
import { DetailsSection } from './profile/details-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { SignInSection } from './sign-in/sign-in-section.tsx';
import { findTeamRole, ROLE_NAMES } from './team-role.ts';

/** The own account of a person of the team. */
export function TeamAccount() {
  return (
    <>
      <PageHead
        title="Your account"
        text="The office sees these details. Clients see your first name."
      />
      <Columns side={<SessionsSection hasLogout={false} />}>
        <DetailsSection kindOfAccount={roleRow} />
        <SignInSection />
      </Columns>
    </>
  );
}

const roleRow = ({ user_type: type, staff_role: role }: Profile) => ({
  label: 'Role',
  value: ROLE_NAMES[findTeamRole({ user_type: type, staff_role: role ?? null })],
});
