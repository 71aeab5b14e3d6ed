import type { UserAccount } from '@cleaning/contract/accounts';
import { fullName } from '@cleaning/contract/rules';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { Menu, type MenuItem } from '@cleaning/ui/menu';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Clock from 'lucide-react/icons/clock';
import MailPlus from 'lucide-react/icons/mail-plus';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { type AccountState, accountStateOf } from './account-state.ts';
import type { OpenPersonDialog, PersonDialogKind } from './person-dialog.tsx';

interface PersonMenuProps {
  readonly person: UserAccount;
  readonly onOpen: (dialog: OpenPersonDialog) => void;
}

/** What an admin can do about a person of the team. */
export function PersonMenu({ person, onOpen }: PersonMenuProps) {
  const { id, first_name: first, last_name: last } = person;
  const items: Readonly<Record<PersonDialogKind, MenuItem>> = {
    resend: {
      label: 'Send the invitation again',
      icon: <MailPlus />,
      onChoose: () => onOpen({ kind: 'resend', person }),
    },
    role: {
      label: 'Change the role',
      icon: <ArrowLeftRight />,
      onChoose: () => onOpen({ kind: 'role', person }),
    },
    close: {
      label: 'Close the account',
      icon: <UserX />,
      onChoose: () => onOpen({ kind: 'close', person }),
    },
    reopen: {
      label: 'Open the account again',
      icon: <UserCheck />,
      onChoose: () => onOpen({ kind: 'reopen', person }),
    },
  };
  const hours: MenuItem = {
    label: 'Working hours and leave',
    icon: <Clock />,
    href: pathWithId(SITE_PATHS.staffCleaner, id),
  };
  const state = accountStateOf(person);
  return (
    <Menu
      label={
        <>
          Change <VisuallyHidden>{fullName(first, last)}</VisuallyHidden>
        </>
      }
      items={[
        ...ACTIONS[state].map((kind) => items[kind]),
        ...(state === 'active' && person.user_type === 'staff' ? [hours] : []),
      ]}
    />
  );
}

const ACTIONS: Readonly<Record<AccountState, readonly PersonDialogKind[]>> = {
  active: ['role', 'close'],
  invited: ['resend', 'role', 'close'],
  closed: ['reopen'],
};
