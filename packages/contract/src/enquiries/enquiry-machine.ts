import {
  availableCommands,
  transition,
  type Machine,
  type Order,
  type TransitionResult,
} from '../machine.ts';

/** The states of an enquiry. An answered enquiry can be opened again. */
export const ENQUIRY_STATUSES = ['open', 'answered', 'closed', 'spam'] as const;

/**
 * The commands of staff on an enquiry. To convert it means to create a client, a quote or both from
 * it.
 */
export const ENQUIRY_COMMANDS = ['answer', 'convert', 'close', 'mark_spam', 'reopen'] as const;

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
export type EnquiryCommand = (typeof ENQUIRY_COMMANDS)[number];

export type EnquiryTransitionResult = TransitionResult<{ readonly status: EnquiryStatus }>;

const NOW: Readonly<Record<EnquiryStatus, string>> = {
  open: 'This enquiry is open.',
  answered: 'This enquiry was answered. Open it again first.',
  closed: 'This enquiry is closed. Open it again first.',
  spam: 'This enquiry is marked as spam. Open it again first.',
};

const becomes = (status: EnquiryStatus) => () => ({ status });
const by = ['staff'] as const;

const ENQUIRY_MACHINE: Machine<
  EnquiryCommand,
  EnquiryStatus,
  EnquiryStatus,
  Order<'staff'>,
  { readonly status: EnquiryStatus }
> = {
  rules: {
    answer: { from: ['open'], by, next: becomes('answered') },
    convert: { from: ['open', 'answered'], by, next: becomes('closed') },
    close: { from: ['open'], by, next: becomes('closed') },
    mark_spam: { from: ['open', 'closed'], by, next: becomes('spam') },
    reopen: { from: ['answered', 'closed', 'spam'], by, next: becomes('open') },
  },
  statusOf: (status) => status,
  describeImpossible: (_command, status) => NOW[status],
};

/** The next state of an enquiry, or why the command is refused. */
export const transitionEnquiry = (
  status: EnquiryStatus,
  command: EnquiryCommand,
): EnquiryTransitionResult => transition(ENQUIRY_MACHINE, status, command, { actor: 'staff' });

/** The commands that staff could give now. */
export const availableEnquiryCommands = (status: EnquiryStatus): EnquiryCommand[] =>
  availableCommands(ENQUIRY_MACHINE, status, { actor: 'staff' });
