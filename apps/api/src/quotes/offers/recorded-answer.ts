import type { declineQuoteRequest, Quote, RecordedAnswer } from '@cleaning/contract/quotes';
import { fullName } from '@cleaning/contract/rules';
import { formatInstant } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { readQuote, type QuoteChangeCall } from '../load-quote.ts';
import type { CommandOnQuote } from '../quote-record.ts';

/** An answer of a client that staff record for them. */
export interface Recorded {
  /** Who gave it, how and when, as a sentence for the history and the client. */
  readonly said: string;
  /** @throws ApiError by field when it was given before the offer was sent, or is to come. */
  readonly assertPossible: (quote: Quote) => void;
}

/**
 * Reads what staff say of an answer that a client gave to them.
 *
 * @returns null when they gave only a reason.
 * @throws ApiError by field when a client sends it, and `not_found`.
 */
export async function recordAnswer(
  transaction: Transaction,
  call: QuoteChangeCall,
  answer: RecordedAnswer | undefined,
  command: 'approve' | 'decline',
): Promise<Recorded | null> {
  if (answer === undefined) return null;
  if (call.viewer.kind !== 'office') throw refuseField('answer', 'Leave this out: it is for us.');
  const { quote } = await readQuote(transaction, call);
  return {
    said: inWords(answer, clientNameOf(quote), command),
    assertPossible: (locked) => assertTime(locked, answer, call.now),
  };
}

/** The command by which a client declines an offer, or staff record it. */
export async function decliningBy(
  transaction: Transaction,
  call: QuoteChangeCall,
  { reason, answer }: z.output<typeof declineQuoteRequest>,
): Promise<CommandOnQuote> {
  const recorded = await recordAnswer(transaction, call, answer, 'decline');
  return {
    command: 'decline',
    reason: withNote(recorded, reason),
    effects({ quote }) {
      recorded?.assertPossible(quote);
      return recorded === null ? {} : { details: { said: recorded.said } };
    },
  };
}

/** The reason of the history: who said so, and what was noted of it. */
export const withNote = (recorded: Recorded | null, note = ''): string =>
  [recorded?.said ?? '', note].filter((part) => part !== '').join(' ');

const clientNameOf = ({ client }: Quote): string =>
  client === null ? 'The client' : fullName(client.first_name, client.last_name);

const HOW: Readonly<Record<RecordedAnswer['how'], string>> = {
  phone: 'by phone',
  person: 'in person',
  text: 'in writing',
  paper: 'on paper',
};

/** "Peter Marsh, who helps Olivia Marsh, said yes by phone on Thu 19 Nov 2026, 11:05 am." */
function inWords(
  { by, name = '', how, said_at: at }: RecordedAnswer,
  client: string,
  command: 'approve' | 'decline',
): string {
  const who = { client, helper: `${name}, who helps ${client},`, other: `${name}, for ${client},` };
  const isSigned = command === 'approve' && how === 'paper';
  const did = isSigned ? 'signed' : command === 'approve' ? 'said yes' : 'said no';
  return `${who[by]} ${did} ${HOW[how]} on ${formatInstant(at, 'date-time')}.`;
}

const MINUTE_MS = 60_000;

/** Compares minutes, since that is what staff enter. */
function assertTime({ events }: Quote, { said_at: at }: RecordedAnswer, now: Date): void {
  const said = Date.parse(at);
  if (said > now.getTime()) throw refuseField('answer.said_at', 'Choose a time that has passed.');
  const sent = events.findLast(({ command }) => command === 'send' || command === 'change');
  if (sent === undefined || said >= Date.parse(sent.occurred_at) - MINUTE_MS) return;
  const when = formatInstant(sent.occurred_at, 'date-time');
  throw refuseField(
    'answer.said_at',
    `This offer was sent on ${when}. Choose that or a later time.`,
  );
}
