import { refuseCommand } from '../errors/refusals.ts';
import {
  availableCommands,
  transition,
  type Guard,
  type Machine,
  type Order,
  type TransitionResult,
} from '../machine.ts';

/** The states of an email that did not arrive at once. Closed means that we told the reader by phone. */
export const FAILED_MAIL_STATUSES = ['sending', 'waiting', 'given_up', 'sent', 'closed'] as const;

/** What the team can do about it. */
export const FAILED_MAIL_COMMANDS = ['retry', 'readdress', 'tell'] as const;

/** The most emails that one command tries again. */
export const MOST_MAILS_AT_ONCE = 100;

export type FailedMailStatus = (typeof FAILED_MAIL_STATUSES)[number];
export type FailedMailCommand = (typeof FAILED_MAIL_COMMANDS)[number];

export interface FailedMailState {
  readonly status: FailedMailStatus;
  /** Whether it has a link that lets its reader into an account, and whether that still works. */
  readonly link: 'none' | 'works' | 'ended';
}

const NOW: Readonly<Record<FailedMailStatus, string>> = {
  sending: 'This email is being sent right now. Look again in a minute.',
  waiting: 'This email will be tried again.',
  given_up: 'This email was given up.',
  sent: 'This email was sent meanwhile, so there is nothing to do.',
  closed: 'This email is closed: its reader was told by phone.',
};

const LINK_ENDED =
  'The link in this email has ended or was replaced. Send a new invitation, or let the person ask for a new link.';
const LINK_STAYS =
  'This email has a link into an account, so it goes to the address of that account only.';

type FailedMailOrder = Order<'staff'>;
type FailedMailGuard = Guard<FailedMailState, FailedMailOrder>;

const linkWorks: FailedMailGuard = ({ link }) =>
  link === 'ended' ? refuseCommand('invalid_transition', LINK_ENDED) : null;
const hasNoLink: FailedMailGuard = ({ link }) =>
  link === 'none' ? null : refuseCommand('invalid_transition', LINK_STAYS);

const TEAM: FailedMailOrder = { actor: 'staff' };
const by = ['staff'] as const;
const from = ['waiting', 'given_up'] as const;

const FAILED_MAIL_MACHINE: Machine<
  FailedMailCommand,
  FailedMailStatus,
  FailedMailState,
  FailedMailOrder,
  { readonly status: FailedMailStatus }
> = {
  rules: {
    retry: { from, by, guards: [linkWorks], next: () => ({ status: 'waiting' }) },
    readdress: { from, by, guards: [hasNoLink], next: () => ({ status: 'waiting' }) },
    tell: { from, by, next: () => ({ status: 'closed' }) },
  },
  statusOf: ({ status }) => status,
  describeImpossible: (_command, { status }) => NOW[status],
};

/** The next state of an email that did not arrive, or why the command is refused. */
export const transitionFailedMail = (
  state: FailedMailState,
  command: FailedMailCommand,
): TransitionResult<{ readonly status: FailedMailStatus }> =>
  transition(FAILED_MAIL_MACHINE, state, command, TEAM);

/** The commands that the team could give now. */
export const availableFailedMailCommands = (state: FailedMailState): FailedMailCommand[] =>
  availableCommands(FAILED_MAIL_MACHINE, state, TEAM);
