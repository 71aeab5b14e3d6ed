import type { UserAccount } from '@cleaning/contract/people';
import type { AboutPersonProps } from './about-person.ts';
import { ChangeRole } from './change-role.tsx';
import { CloseAccount } from './close-account.tsx';
import { HandOverLeft } from './hand-over-left.tsx';
import { MakeOwner } from './make-owner.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { ReopenAccount } from './reopen-account.tsx';
import { ResendInvitation } from './resend-invitation.tsx';
import { SetLastDay } from './set-last-day.tsx';
import { StayOn } from './stay-on.tsx';

export type PersonDialogKind =
  | 'role'
  | 'sessions'
  | 'owner'
  | 'leaver'
  | 'stay'
  | 'close'
  | 'left'
  | 'reopen'
  | 'resend';

/** What is asked about a person. */
export interface OpenPersonDialog {
  readonly kind: PersonDialogKind;
  readonly person: UserAccount;
}

const DIALOGS = {
  role: ChangeRole,
  sessions: PersonSessions,
  owner: MakeOwner,
  leaver: SetLastDay,
  stay: StayOn,
  close: CloseAccount,
  left: HandOverLeft,
  reopen: ReopenAccount,
  resend: ResendInvitation,
} as const;

/** The question that was chosen in the menu of a person. */
export function PersonDialog({ kind, ...about }: OpenPersonDialog & AboutPersonProps) {
  const Question = DIALOGS[kind];
  return <Question {...about} />;
}
