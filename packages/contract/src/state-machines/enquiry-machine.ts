/** The states of an enquiry. An answered enquiry can be opened again. */
export const ENQUIRY_STATUSES = ['open', 'answered', 'closed', 'spam'] as const;

/**
 * The commands of staff on an enquiry. To convert it means to create a client, a quote or both from
 * it.
 */
export const ENQUIRY_COMMANDS = ['answer', 'convert', 'close', 'mark_spam', 'reopen'] as const;

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
export type EnquiryCommand = (typeof ENQUIRY_COMMANDS)[number];

export type EnquiryTransitionResult =
  | { readonly ok: true; readonly status: EnquiryStatus }
  | { readonly ok: false; readonly code: 'invalid_transition'; readonly message: string };

interface Rule {
  readonly from: readonly EnquiryStatus[];
  readonly to: EnquiryStatus;
}

const RULES: Readonly<Record<EnquiryCommand, Rule>> = {
  answer: { from: ['open'], to: 'answered' },
  convert: { from: ['open', 'answered'], to: 'closed' },
  close: { from: ['open'], to: 'closed' },
  mark_spam: { from: ['open', 'closed'], to: 'spam' },
  reopen: { from: ['answered', 'closed', 'spam'], to: 'open' },
};

const NOW: Readonly<Record<EnquiryStatus, string>> = {
  open: 'This enquiry is open.',
  answered: 'This enquiry was answered. Open it again first.',
  closed: 'This enquiry is closed. Open it again first.',
  spam: 'This enquiry is marked as spam. Open it again first.',
};

/** The next state of an enquiry, or why the command is refused. */
export function transitionEnquiry(
  status: EnquiryStatus,
  command: EnquiryCommand,
): EnquiryTransitionResult {
  const { from, to } = RULES[command];
  if (from.includes(status)) return { ok: true, status: to };
  return { ok: false, code: 'invalid_transition', message: NOW[status] };
}

/** The commands that staff could give now. */
export const availableEnquiryCommands = (status: EnquiryStatus): EnquiryCommand[] =>
  ENQUIRY_COMMANDS.filter((command) => transitionEnquiry(status, command).ok);
