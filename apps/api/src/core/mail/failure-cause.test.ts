import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure-cause.ts';

const answered = (
  response: string,
  { code = 'EENVELOPE', command = 'RCPT TO' }: { code?: string; command?: string } = {},
) =>
  Object.assign(new Error(`Refused: ${response}`), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });
const IN_DATA = { code: 'EMESSAGE', command: 'DATA' };

describe('why an email did not arrive', () => {
  it.each([
    // Gmail
    [
      '452-4.2.2 The recipient’s inbox is out of storage space. Please direct the recipient to\n452 4.2.2 https://support.google.com/mail/?p=OverQuotaTemp d9443c01a7336 - gsmtp',
      'full',
      false,
    ],
    ['552 5.2.2 The email account that you tried to reach is over quota. gsmtp', 'full', false],
    [
      "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550 5.1.1 double-checking the recipient's email address for typos",
      'no_address',
      true,
    ],
    ['550 5.2.1 The email account that you tried to reach is disabled.', 'no_address', true],
    // Outlook and Exchange Online
    [
      '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [CO1PEPF000044F5.namprd21.prod.outlook.com]',
      'no_address',
      true,
    ],
    [
      '550 5.4.1 Recipient address rejected: Access denied. [SY4AUS01FT003.eop-AUS01.prod.protection.outlook.com]',
      'no_address',
      true,
    ],
    [
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      'no_address',
      true,
    ],
    [
      '550 5.7.1 Unfortunately, messages from [192.0.2.1] weren’t sent. Please contact your Internet service provider since part of their network is on our block list (S3150).',
      'spam',
      true,
    ],
    ['554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException', 'full', false],
    ['530 5.7.57 Client not authenticated to send mail.', 'ours', false],
    // Postfix
    [
      '550 5.1.1 <ann@mail.example>: Recipient address rejected: User unknown in local recipient table',
      'no_address',
      true,
    ],
    [
      '450 4.1.1 <ann@mail.example>: Recipient address rejected: unverified address: Address verification in progress',
      'no_address',
      false,
    ],
    ['554 5.7.1 <ann@mail.example>: Relay access denied', 'ours', false],
    [
      '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
      'spam',
      true,
    ],
    ['450 4.2.0 <ann@mail.example>: Recipient address rejected: Greylisted', 'other', false],
    ['451 4.7.1 Greylisting in action, please come back later', 'other', false],
    ['452 4.3.1 Insufficient system storage', 'other', false],
    ['550 5.1.8 <no-reply@ours.example>: Sender address rejected: Domain not found', 'ours', false],
    // Exim, and others without an enhanced status
    ['550 Unrouteable address', 'no_address', true],
    ['550 relay not permitted', 'ours', false],
    ['550 No Such User Here', 'no_address', true],
    ['552 Mailbox is full / Blad', 'full', false],
    ['452 <ann@mail.example> over quota', 'full', false],
    ["554 delivery error: dd This user doesn't have a yahoo.com account", 'no_address', true],
    ['550 Blocked - see https://ipcheck.example/?ip=192.0.2.1', 'spam', true],
    ['551 User not local', 'no_address', true],
    ['421 Too many concurrent connections', 'other', false],
  ] as const)('is read from %j', (response, cause, isFinal) => {
    expect(failureOf(answered(response))).toMatchObject({ cause, isFinal });
  });

  it.each([
    [
      '550-5.7.26 This mail has been blocked because the sender is unauthenticated.\n550 5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.',
      'ours',
      false,
    ],
    [
      '550 5.7.1 [192.0.2.1] Gmail has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked.',
      'spam',
      true,
    ],
    ['554 Message rejected: content rejected', 'spam', true],
    ['554 Transaction failed', 'spam', true],
    ['552 Message size exceeds fixed limit', 'other', true],
    ['451 Temporary local problem', 'other', false],
  ] as const)('is read from an answer to the whole mail: %j', (response, cause, isFinal) => {
    expect(failureOf(answered(response, IN_DATA))).toMatchObject({ cause, isFinal });
  });

  it.each([
    ['535 5.7.8 Authentication credentials invalid for no-reply@ours.example', '535 5.7.8'],
    ['535 Incorrect password for c2VuZGVyOnNlY3JldA==', '535'],
  ])('is ours when our log-in is refused, and names no password: %j', (response, answer) => {
    const error = answered(response, { code: 'EAUTH', command: 'AUTH PLAIN' });
    expect(failureOf(error)).toEqual({ cause: 'ours', isFinal: false, answer });
  });

  it.each(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS'])(
    'is ours when our mail server cannot be reached: %s',
    (code) => {
      const error = Object.assign(new Error('connect 10.0.0.1:587'), { code });
      expect(failureOf(error)).toEqual({ cause: 'ours', isFinal: false, answer: null });
    },
  );

  it('is something else when nobody said', () => {
    for (const error of [null, 'no', new Error('no'), { code: 'EENVELOPE' }]) {
      expect(failureOf(error)).toEqual({ cause: 'other', isFinal: false, answer: null });
    }
  });
});

describe('the answer of the mail server', () => {
  it('is one line without links and long codes', () => {
    const { answer } = failureOf(
      answered(
        `550-5.7.1 Blocked.\r\n550 5.7.1 See https://mail.example/?token=secret ${'aB3-'.repeat(11)}`,
      ),
    );
    expect(answer).toBe('550-5.7.1 Blocked. 550 5.7.1 See [link] [code]');
  });

  it('is cut', () => {
    expect(failureOf(answered(`550 ${'no '.repeat(500)}`)).answer).toHaveLength(300);
  });
});

it('no answer makes the reading of it fail, and none is kept that is longer than a line', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('550 5.', '5.7.', '4..2', '')),
      fc.anything(),
      fc.anything(),
      fc.anything(),
      (response, code, command, responseCode) => {
        const error = Object.assign(new Error('no'), { response, code, command, responseCode });
        const { cause, answer } = failureOf(error);
        expect(['full', 'no_address', 'spam', 'ours', 'other']).toContain(cause);
        expect((answer ?? '').length).toBeLessThanOrEqual(300);
        expect(answer ?? '').not.toMatch(/[\r\n]/u);
      },
    ),
  );
});
