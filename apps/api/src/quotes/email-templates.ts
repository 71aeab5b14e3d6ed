import type {
  DepositStatus,
  QuoteActor,
  QuoteCommand,
  QuoteStatus,
} from '@cleaning/contract/quotes/rules';

/** What happened to a quote, with the data that its emails need. */
export interface QuoteEvent {
  readonly quote: {
    readonly id: string;
    readonly reference: string;
    readonly clientId: string;
    readonly revision: number;
    readonly depositStatus: DepositStatus;
  };
  readonly command: QuoteCommand;
  readonly fromStatus: QuoteStatus | null;
  readonly actor: QuoteActor;
  /** What differs from the version that the client had, in sentences. */
  readonly differences?: readonly string[] | undefined;
  /** Who gave an answer that staff recorded, how and when, in a sentence. */
  readonly said?: string | undefined;
  readonly now: Date;
}

/**
 * The content of an email. Its recipient and the address of its link are added when it is posted.
 */
export interface QuoteEmailTemplate {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly linkText: string;
}

const toStaff = (subject: string, ...paragraphs: string[]): QuoteEmailTemplate => ({
  subject,
  paragraphs,
  linkText: 'Open the staff portal',
});

const toClient = (subject: string, ...paragraphs: string[]): QuoteEmailTemplate => ({
  subject,
  paragraphs,
  linkText: 'View my quote',
});

type Templates = Readonly<
  Partial<
    Record<
      QuoteCommand,
      (
        quote: QuoteEvent['quote'],
        fromStatus: QuoteStatus | null,
        event: QuoteEvent,
      ) => QuoteEmailTemplate | null
    >
  >
>;

/** To the company: commands of a client that need an answer or end a quote. */
const TO_COMPANY: Templates = {
  submit: ({ reference }) =>
    toStaff(`New quote request ${reference}`, `A client sent us quote request ${reference}.`),
  approve: ({ reference }) =>
    toStaff(
      `Quote ${reference} is approved`,
      `The client approved quote ${reference}.`,
      'If a time that they asked for was free, it is booked already. Otherwise agree on a time with them, then book it.',
    ),
  decline: ({ reference }) =>
    toStaff(`Quote ${reference} is declined`, `The client declined quote ${reference}.`),
  request_changes: ({ reference }) =>
    toStaff(
      `Changes wanted to quote ${reference}`,
      `The client asked for changes to quote ${reference}. The quote says which.`,
    ),
  cancel: ({ reference, revision }, fromStatus) =>
    // The company never saw a client's own draft.
    fromStatus === 'draft' && revision === 1
      ? null
      : toStaff(
          `Quote request ${reference} is cancelled`,
          `The client cancelled quote request ${reference}. There is nothing to do.`,
        ),
};

/** To the client, confirming their own command. */
const TO_CLIENT_OF_OWN: Templates = {
  submit: ({ reference }) =>
    toClient(
      `We have your quote request ${reference}`,
      `Thank you. We have your quote request ${reference}.`,
      'We will check it and send you a quote. You can see where it is up to at any time.',
    ),
};

/** To the client, about a command of staff or of the service. */
const TO_CLIENT: Templates = {
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
  change: ({ reference }, _fromStatus, { differences = [] }) =>
    toClient(
      `We changed your quote ${reference}`,
      `We changed quote ${reference}. This is what differs:`,
      ...differences,
      'Please check it. The version that you had can be read, and no longer be approved.',
    ),
  decline_request: ({ reference }) =>
    toClient(
      `About your quote request ${reference}`,
      `We are sorry: we cannot take on quote request ${reference}. The quote says why.`,
      'If you would like to talk about it, call us.',
    ),
  decline: ({ reference }, _fromStatus, { said = 'As you told us.' }) =>
    toClient(
      `We recorded that you declined quote ${reference}`,
      said,
      `We recorded that you decline quote ${reference}. Nothing will be booked.`,
      'If you did not, please call us.',
    ),
  withdraw: ({ reference }) =>
    toClient(
      `We withdrew quote ${reference}`,
      `We withdrew quote ${reference}, so it cannot be approved. The quote says why.`,
      'If you would like to talk about it, call us.',
    ),
  record_deposit: ({ reference, depositStatus }) =>
    depositStatus === 'paid'
      ? toClient(
          `We have your deposit for quote ${reference}`,
          `Thank you. We received the deposit for quote ${reference}.`,
          'We take it off the invoice. The quote says how much it was.',
        )
      : toClient(
          `We have a part of your deposit for quote ${reference}`,
          `Thank you. We received a part of the deposit for quote ${reference}.`,
          'The rest is due before we come. The quote says how much that is, and how to pay it.',
        ),
  take_deposit_back: ({ reference }) =>
    toClient(
      `The deposit for quote ${reference} is still to pay`,
      `We told you that we received money for the deposit of quote ${reference}. That was our mistake, and we are sorry. The quote says why.`,
      'The quote says how much of the deposit is still to pay. If you have paid it, please call us.',
    ),
  refund_deposit: ({ reference }) =>
    toClient(
      `We paid back your deposit for quote ${reference}`,
      `We paid back what we had of the deposit for quote ${reference}. The quote says how much and why.`,
      'If it does not arrive within five business days, please call us.',
    ),
  expire: ({ reference }) =>
    toClient(
      `Quote ${reference} has expired`,
      `The last day to approve quote ${reference} has passed.`,
      'If you would still like us to clean, ask us for an updated quote.',
    ),
};

/** The email to the member of staff whose scheduled send was refused at its time. */
export const refusedSendEmail = (reference: string, reason: string): QuoteEmailTemplate => ({
  subject: `Quote ${reference} was not sent`,
  paragraphs: [
    `You sent quote ${reference}, but when its time came it could not go out. The client did not get it.`,
    reason,
    'Mend that, then send it again.',
  ],
  linkText: 'Open the quote',
});

/** The email to the company, or null when the company gets none. */
export function quoteEmailToCompany(event: QuoteEvent) {
  const { actor, command, quote, fromStatus } = event;
  return actor === 'client' ? (TO_COMPANY[command]?.(quote, fromStatus, event) ?? null) : null;
}

/** The email to the client, or null when the client gets none. */
export function quoteEmailToClient(event: QuoteEvent) {
  const { actor, command, quote, fromStatus } = event;
  const templates = actor === 'client' ? TO_CLIENT_OF_OWN : TO_CLIENT;
  return templates[command]?.(quote, fromStatus, event) ?? null;
}
