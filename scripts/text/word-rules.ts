/** Finds words for which the product uses another word, so that each thing has one name. */
export interface WordRule {
  /** The word to use, from the glossary. */
  readonly word: string;
  readonly never: RegExp;
  /** Texts in which the other word is correct. */
  readonly unless?: RegExp;
  /** The files that the rule applies to; all by default. */
  readonly files?: RegExp;
  /** One text that the rule must find, and one that it must not. */
  readonly wrong: string;
  readonly right: string;
}

export const WORD_RULES: readonly WordRule[] = [
  {
    word: 'log in, log out',
    never: /\bsign(?:ed|s|ing)?[ -](?:in|out)\b/iu,
    // Google uses its own terms, and one error message is published in this wording.
    unless: /google|^This email is already registered\. Please sign in instead\.$/iu,
    wrong: 'Not signed in yet',
    right: 'Sign in with Google',
  },
  {
    word: 'remove',
    never:
      /\b(?:take|takes|took|taken|taking)\b(?: [^ .]+){0,3} off\b(?! (?:an|the|your) invoice)/iu,
    // Here the word means to subtract an amount.
    unless:
      /\bdeposit,? (?:was )?taken off|\btook (?:your deposit|an amount) off|\btaken \{…\} off invoice/iu,
    wrong: 'Kitchen.jpg taken off the list.',
    right: 'We take it off the invoice. The quote says how much it was.',
  },
  {
    word: 'email',
    never: /\be-mails?\b/iu,
    wrong: 'There is no e-mail address.',
    right: 'There is no email address.',
  },
  {
    word: 'visit, for one appointment',
    never: /\b(?:an|the|this|that|your|one|another) appointment\b/iu,
    files: /^(?:apps\/web|packages\/(?:ui|ndis))\/|-(?:emails|mails|templates)\.ts$/u,
    wrong: 'Cancel this appointment?',
    right: 'See your appointments',
  },
  {
    word: 'client',
    never: /\bcustomers?\b/iu,
    wrong: 'No customer has this number.',
    right: 'No client has this number.',
  },
  {
    word: 'Do it for',
    never: /\bAct for\b|\bacting for \{…\}/u,
    wrong: 'You are acting for {…}.',
    right: 'Do it for {…}',
  },
  {
    word: 'Pass to, or Change cleaner',
    never: /\bGive to\b/u,
    wrong: 'Give to {…}',
    right: 'Pass to',
  },
  {
    word: 'No one is on it',
    never: /\bnobody yet\b/iu,
    wrong: 'Looked after by nobody yet',
    right: 'Without an email nobody can log in.',
  },
  {
    word: 'My provider',
    never: /\brecorded as provider\b/iu,
    wrong: 'Recorded as provider on',
    right: 'My provider since',
  },
  {
    word: 'Paid',
    never: /\bpaid and matched\b/iu,
    wrong: 'Paid and matched',
    right: 'Claim matched',
  },
  {
    word: 'the number of days',
    never: /\bour usual time\b/iu,
    wrong: 'For our usual time',
    right: 'For {…} days',
  },
  {
    word: 'pay the deposit back',
    never:
      /\b(?:refund|gave|give|given)\b[^.]*\bdeposit\b|\bdeposit\b[^.]*\b(?:refunded|given back)\b/iu,
    wrong: 'We gave your deposit back',
    right: 'We paid your deposit back',
  },
  {
    word: 'Add the NDIA’s answers',
    never: /\b(?:import|read in) (?:its |the )?answers\b/iu,
    wrong: 'Import answers',
    right: 'Use these answers?',
  },
  {
    word: 'Starts on',
    never: /\bcounts? from\b/iu,
    wrong: 'Counts from',
    right: 'The hours above start on {…}.',
  },
  {
    word: 'Who owes what',
    never: /\baged debts\b/iu,
    // The reference of the service has the word of its endpoint.
    files: /^apps\/(?:web|api\/src\/bookkeeping)\//u,
    wrong: 'Download CSV of the aged debts',
    right: 'Download CSV of who owes what',
  },
];

/** Whether a text uses a word for which there is another. */
export const breaks = ({ never, unless }: WordRule, text: string): boolean =>
  never.test(text) && unless?.test(text) !== true;
