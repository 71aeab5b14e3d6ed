import type { UserAccount } from '@cleaning/contract/people';
import { fullName } from '@cleaning/contract/rules';
import { Menu, type MenuItem } from '@cleaning/ui/menu';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Clock from 'lucide-react/icons/clock';
import Crown from 'lucide-react/icons/crown';
import DoorOpen from 'lucide-react/icons/door-open';
import Handshake from 'lucide-react/icons/handshake';
import MailPlus from 'lucide-react/icons/mail-plus';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { cleanerPath } from '#domains/cleaners/cleaner-paths.ts';
import { type AccountState, findAccountState, isLeaving, mayOwn } from './account-state.ts';
import type { OpenPersonDialog, PersonDialogKind } from './person-dialog.tsx';

interface PersonMenuProps {
  readonly person: UserAccount;
  /** Whether the owner looks at it, who may hand the company over. */
  readonly isForOwner: boolean;
  readonly onOpen: (dialog: OpenPersonDialog) => void;
}

/** What an admin can do about a person of the team. */
export function PersonMenu({ person, isForOwner, onOpen }: PersonMenuProps) {
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
    sessions: {
      label: 'Where they are logged in',
      icon: <MonitorSmartphone />,
      onChoose: () => onOpen({ kind: 'sessions', person }),
    },
    owner: {
      label: 'Make the owner',
      icon: <Crown />,
      onChoose: () => onOpen({ kind: 'owner', person }),
    },
    leaver: {
      label: isLeaving(person) ? 'Change the last day' : `${first} leaves`,
      icon: <DoorOpen />,
      onChoose: () => onOpen({ kind: 'leaver', person }),
    },
    stay: {
      label: 'Stay on',
      icon: <UserCheck />,
      onChoose: () => onOpen({ kind: 'stay', person }),
    },
    close: {
      label: 'Close the account',
      icon: <UserX />,
      onChoose: () => onOpen({ kind: 'close', person }),
    },
    left: {
      label: 'Hand over what is left',
      icon: <Handshake />,
      onChoose: () => onOpen({ kind: 'left', person }),
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
    href: cleanerPath(id),
  };
  const state = findAccountState(person);
  const kinds = ACTIONS[state].filter((kind) => {
    if (person.is_owner) return kind === 'sessions' && isForOwner;
    if (kind === 'stay') return isLeaving(person);
    return kind !== 'owner' || (isForOwner && mayOwn(person));
  });
  const shown = [
    ...kinds.map((kind) => items[kind]),
    ...(state === 'active' && person.user_type === 'staff' ? [hours] : []),
  ];
  if (shown.length === 0) return null;
  return (
    <Menu
      label={
        <>
          Change <VisuallyHidden>{fullName(first, last)}</VisuallyHidden>
        </>
      }
      items={shown}
    />
  );
}

const ACTIONS: Readonly<Record<AccountState, readonly PersonDialogKind[]>> = {
  active: ['role', 'sessions', 'owner', 'leaver', 'stay'],
  invited: ['resend', 'role', 'close'],
  closed: ['left', 'reopen'],
};
