import type { MailFailureCause } from '@cleaning/contract/mails/rules';

/** A failed attempt, as the team is told of it. */
export interface MailFailure {
  readonly cause: MailFailureCause;
  /** Whether another attempt could only fail in the same way. */
  readonly isFinal: boolean;
  /** The answer of the mail server, cut; null when there was none. */
  readonly answer: string | null;
}

/** Reads why an attempt failed from what the mail program threw. Never throws itself. */
export function failureOf(error: unknown): MailFailure {
  const answer = textOf(error, 'response');
  const reply = replyCodeOf(error);
  const cause = causeOf({
    reply,
    status: /\b([245])\.(\d{1,3})\.(\d{1,3})\b/u.exec(answer)?.[0] ?? '',
    answer: answer.toLowerCase(),
    command: textOf(error, 'command').toUpperCase(),
    code: textOf(error, 'code'),
  });
  const isAboutMail = ['EENVELOPE', 'EMESSAGE'].includes(textOf(error, 'code'));
  // A full mailbox is emptied, and our own mail server is mended, so both are tried again.
  const mayPass = cause === 'full' || cause === 'ours';
  return {
    cause,
    isFinal: isAboutMail && reply >= 500 && !mayPass,
    answer: answer === '' ? null : shorten(answer, { isOfLogin: isOfLogin(error, reply) }),
  };
}

interface Answer {
  /** The three digits of SMTP; 0 without an answer. */
  readonly reply: number;
  /** The enhanced status code (RFC 3463), such as 5.1.1; empty when the server gave none. */
  readonly status: string;
  readonly answer: string;
  /** The command that was answered, such as RCPT TO. */
  readonly command: string;
  /** The code of the mail program, such as ETIMEDOUT. */
  readonly code: string;
}

const causeOf = (answer: Answer): MailFailureCause =>
  causeByStatus(answer) ?? causeByReply(answer) ?? causeByFault(answer);

/** The part of the enhanced status after its class, which says only whether it may pass. */
const SUBJECTS: Readonly<Record<string, MailFailureCause>> = {
  '1.0': 'no_address',
  '1.1': 'no_address',
  '1.2': 'no_address',
  '1.3': 'no_address',
  '1.6': 'no_address',
  '1.7': 'ours',
  '1.8': 'ours',
  '1.10': 'no_address',
  '2.1': 'no_address',
  '2.2': 'full',
  '4.4': 'no_address',
};

function causeByStatus({ status, answer, command }: Answer): MailFailureCause | undefined {
  const [, subject = '', detail = ''] = status.split('.');
  if (subject === '7') return causeByPolicy(Number(detail), answer, command);
  // Exchange Online writes this of addresses that its customers do not have.
  if (`${subject}.${detail}` === '4.1' && answer.includes('recipient')) return 'no_address';
  // Outlook.com says "mailbox unavailable" with a status that means nothing.
  if (`${subject}.${detail}` === '5.0' && UNKNOWN_ADDRESS.test(answer)) return 'no_address';
  return SUBJECTS[`${subject}.${detail}`];
}

/** Log-in, encryption, and how our domain proves that it is the sender: SPF, DKIM, PTR. */
const OUR_POLICY = new Set([8, 9, 11, 14, 20, 21, 22, 23, 24, 25, 26, 27, 29, 30, 57]);

function causeByPolicy(detail: number, answer: string, command: string): MailFailureCause {
  if (OUR_POLICY.has(detail) || isFromAuth(command) || NO_RELAY.test(answer)) return 'ours';
  if (UNKNOWN_ADDRESS.test(answer)) return 'no_address';
  return GREYLISTED.test(answer) ? 'other' : 'spam';
}

const UNKNOWN_ADDRESS =
  /user unknown|unknown user|no such (user|recipient|mailbox|address)|does(n't| not) (exist|have)|mailbox (unavailable|not found|is disabled)|unknown (recipient|address)|user not found|not exist|invalid recipient|unrouteable address/u;
const FULL =
  /over ?quota|quota exceeded|mailbox (is )?full|mailfolder is full|exceeded (its )?storage/u;
const NO_RELAY = /relay/u;
const GREYLISTED = /gr[ae]y-?list/u;
const SPAM = /spam|block(ed|list)|blacklist|reputation|spamhaus|policy|content rejected/u;

/** SMTP replies that refuse this service's log-in rather than the email. */
const OUR_LOGIN = new Set([530, 534, 535, 538]);

function causeByReply({ reply, answer, command, code }: Answer): MailFailureCause | undefined {
  if (reply === 0) return undefined;
  if (OUR_LOGIN.has(reply) || isFromAuth(command) || code === 'EAUTH') return 'ours';
  if (GREYLISTED.test(answer)) return 'other';
  if (FULL.test(answer)) return 'full';
  if (UNKNOWN_ADDRESS.test(answer)) return 'no_address';
  if (NO_RELAY.test(answer)) return 'ours';
  if (SPAM.test(answer)) return 'spam';
  if (command.startsWith('MAIL') || isBeforeMail(command)) return 'ours';
  if (code === 'EMESSAGE') return reply === 552 ? 'other' : reply >= 500 ? 'spam' : 'other';
  if ([550, 551, 553, 556].includes(reply)) return 'no_address';
  if (reply === 552) return 'full';
  return 'other';
}

const isFromAuth = (command: string): boolean => command.startsWith('AUTH');

/** Before a mail is named, a server refuses us and not the mail. */
const isBeforeMail = (command: string): boolean => /^(CONN|EHLO|HELO|LHLO|STARTTLS)/u.test(command);

/** What the mail program says when there is no answer, because the server could not be used. */
const OUR_FAULTS = new Set([
  'EAUTH',
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'EHOSTUNREACH',
  'EINTERRUPTED',
  'ENETUNREACH',
  'ENOAUTH',
  'ENOTFOUND',
  'EOAUTH2',
  'EPIPE',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);

const causeByFault = ({ code }: Answer): MailFailureCause =>
  OUR_FAULTS.has(code) ? 'ours' : 'other';

const LONGEST_ANSWER = 300;

/**
 * One line of what the server said. Links and long codes go, because a server may repeat what it
 * was sent; of an answer to our log-in only its numbers stay.
 */
function shorten(answer: string, { isOfLogin: isNumbersOnly }: { isOfLogin: boolean }): string {
  const line = answer.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  if (isNumbersOnly) return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/u.exec(line)?.[0] ?? '';
  const plain = line
    .replaceAll(/\b[a-z]+:\/\/\S*/giu, '[link]')
    .replaceAll(/[\w+/=-]{32,}/gu, '[code]');
  return plain.length <= LONGEST_ANSWER ? plain : `${plain.slice(0, LONGEST_ANSWER - 1)}…`;
}

const isOfLogin = (error: unknown, reply: number): boolean =>
  OUR_LOGIN.has(reply) ||
  textOf(error, 'code') === 'EAUTH' ||
  isFromAuth(textOf(error, 'command').toUpperCase());

/** A text of an error; empty when it has none. */
function textOf(error: unknown, key: 'code' | 'command' | 'response'): string {
  if (!(error instanceof Error) || !(key in error)) return '';
  const value = (error as unknown as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : '';
}

/** The three digits of a mail server's answer; 0 without one. */
export function replyCodeOf(error: unknown): number {
  if (!(error instanceof Error) || !('responseCode' in error)) return 0;
  return typeof error.responseCode === 'number' ? error.responseCode : 0;
}
