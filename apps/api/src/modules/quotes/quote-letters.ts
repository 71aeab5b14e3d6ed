import type { QuoteActor, QuoteCommand, QuoteStatus } from '@cleaning/contract';

/** What happened to a quote, as far as its mails need to know. */
export interface QuoteOccurrence {
  readonly quote: {
    readonly id: string;
    readonly reference: string;
    readonly clientId: string;
    readonly revision: number;
  };
  readonly command: QuoteCommand;
  readonly fromStatus: QuoteStatus | null;
  readonly actor: QuoteActor;
  readonly now: Date;
}

/** What a mail says; whom it goes to and where its link leads is added to it. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The words on the link. */
  readonly action: string;
}

const toStaff = (subject: string, ...paragraphs: string[]): Letter => ({
  subject,
  paragraphs,
  action: 'Open the staff portal',
});

const toClient = (subject: string, ...paragraphs: string[]): Letter => ({
  subject,
  paragraphs,
  action: 'View my quote',
});

type Telling = (quote: QuoteOccurrence['quote'], fromStatus: QuoteStatus | null) => Letter | null;
type Tellings = Readonly<Partial<Record<QuoteCommand, Telling>>>;

/** What the company is told: whatever a client did that waits for an answer, or ends a matter. */
const TO_COMPANY: Tellings = {
  submit: ({ reference }) =>
    toStaff(`New quote request ${reference}`, `A client sent us quote request ${reference}.`),
  approve: ({ reference }) =>
    toStaff(
      `Quote ${reference} is approved`,
      `The client approved quote ${reference}.`,
      'Agree on a time with them, then book it.',
    ),
  decline: ({ reference }) =>
    toStaff(`Quote ${reference} is declined`, `The client declined quote ${reference}.`),
  request_changes: ({ reference }) =>
    toStaff(
      `Changes wanted to quote ${reference}`,
      `The client asked for changes to quote ${reference}. The quote says which.`,
    ),
  cancel: ({ reference, revision }, fromStatus) =>
    // Nobody at the company knew of a client's own draft.
    fromStatus === 'draft' && revision === 1
      ? null
      : toStaff(
          `Quote request ${reference} is cancelled`,
          `The client cancelled quote request ${reference}. There is nothing to do.`,
        ),
};

/** What a client is told of what they did themself: that we have it. */
const TO_CLIENT_OF_OWN: Tellings = {
  submit: ({ reference }) =>
    toClient(
      `We have your quote request ${reference}`,
      `Thank you. We have your quote request ${reference}.`,
      'We will check it and send you a quote. You can see where it is up to at any time.',
    ),
};

/** What a client is told of what somebody else did to their quote. */
const TO_CLIENT: Tellings = {
  create: ({ reference }) =>
    toClient(
      `We started quote ${reference} for you`,
      `As you asked, we started quote request ${reference} for you.`,
      'Please check it and send it to us. Nothing is booked yet.',
    ),
  send: ({ reference, revision }) =>
    toClient(
      revision === 1
        ? `Your quote ${reference} is ready`
        : `Your updated quote ${reference} is ready`,
      revision === 1
        ? `Your quote ${reference} is ready.`
        : `We updated quote ${reference}. It says what changed.`,
      'Please check it. You can approve it, ask for changes or decline it until the day that it says.',
    ),
  decline_request: ({ reference }) =>
    toClient(
      `About your quote request ${reference}`,
      `We are sorry: we cannot take on quote request ${reference}. The quote says why.`,
      'If you would like to talk about it, call us.',
    ),
  approve: ({ reference }) =>
    toClient(
      `We recorded your approval of quote ${reference}`,
      `As you told us, we recorded that you approve quote ${reference}.`,
      'If you did not, please call us.',
    ),
  decline: ({ reference }) =>
    toClient(
      `We recorded that you declined quote ${reference}`,
      `As you told us, we recorded that you decline quote ${reference}. Nothing will be booked.`,
      'If you did not, please call us.',
    ),
  withdraw: ({ reference }) =>
    toClient(
      `We withdrew quote ${reference}`,
      `We withdrew quote ${reference}, so it cannot be approved. The quote says why.`,
      'If you would like to talk about it, call us.',
    ),
  record_deposit: ({ reference }) =>
    toClient(
      `We have your deposit for quote ${reference}`,
      `Thank you. We received the deposit for quote ${reference}.`,
      'We take it off the invoice. The quote says how much it was.',
    ),
  refund_deposit: ({ reference }) =>
    toClient(
      `We gave back your deposit for quote ${reference}`,
      `We gave back the deposit for quote ${reference}. The quote says how much and why.`,
      'If it does not arrive within five business days, please call us.',
    ),
  expire: ({ reference }) =>
    toClient(
      `Quote ${reference} has expired`,
      `The last day to approve quote ${reference} has passed.`,
      'If you would still like us to clean, ask us for an updated quote.',
    ),
};

/** The mail to the company about this, if it is told. */
export function companyLetter({ actor, command, quote, fromStatus }: QuoteOccurrence) {
  return actor === 'client' ? (TO_COMPANY[command]?.(quote, fromStatus) ?? null) : null;
}

/** The mail to the client about this, if they are told. */
export function clientLetter({ actor, command, quote, fromStatus }: QuoteOccurrence) {
  const tellings = actor === 'client' ? TO_CLIENT_OF_OWN : TO_CLIENT;
  return tellings[command]?.(quote, fromStatus) ?? null;
}
