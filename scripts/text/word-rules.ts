/** Words that say the same as one that users read already, so that one thing has one word. */
export interface WordRule {
  /** The word of the glossary. */
  readonly word: string;
  readonly never: RegExp;
  /** Texts in which the other word is right. */
  readonly unless?: RegExp;
  /** The files that it holds for; all of them when left out. */
  readonly files?: RegExp;
  /** A text that has to be found, and one that must not be. */
  readonly wrong: string;
  readonly right: string;
}

export const WORD_RULES: readonly WordRule[] = [
  {
    word: 'log in, log out',
    never: /\bsign(?:ed|s|ing)?[ -](?:in|out)\b/iu,
    // Google has its own words, and one refusal is published as it is.
    unless: /google|^This email is already registered\. Please sign in instead\.$/iu,
    wrong: 'Not signed in yet',
    right: 'Sign in with Google',
  },
  {
    word: 'remove',
    never:
      /\b(?:take|takes|took|taken|taking)\b(?: [^ .]+){0,3} off\b(?! (?:an|the|your) invoice)/iu,
    // An amount is taken off another one.
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
];

/** Whether a text has a word in it for which there is another. */
export const breaks = ({ never, unless }: WordRule, text: string): boolean =>
  never.test(text) && unless?.test(text) !== true;
