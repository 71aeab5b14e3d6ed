import { describe, expect, test } from 'vitest';
import {
  availableEnquiryCommands,
  ENQUIRY_STATUSES,
  transitionEnquiry,
} from './enquiry-machine.ts';

describe('the commands of an enquiry', () => {
  test.each([
    ['open', ['answer', 'convert', 'close', 'mark_spam']],
    ['answered', ['convert', 'reopen']],
    ['closed', ['mark_spam', 'reopen']],
    ['spam', ['reopen']],
  ] as const)('that is %s', (status, commands) => {
    expect(availableEnquiryCommands(status)).toEqual(commands);
  });

  test.each([
    ['answered', 'answer', 'This enquiry was answered. Open it again first.'],
    ['closed', 'convert', 'This enquiry is closed. Open it again first.'],
    ['spam', 'close', 'This enquiry is marked as spam. Open it again first.'],
    ['open', 'reopen', 'This enquiry is open.'],
  ] as const)('of status %s refuse to %s, and say what comes first', (status, command, message) => {
    expect(transitionEnquiry(status, command)).toEqual({
      ok: false,
      code: 'invalid_transition',
      message,
    });
  });

  test.each(ENQUIRY_STATUSES)('change an enquiry in status %s', (status) => {
    for (const command of availableEnquiryCommands(status)) {
      const result = transitionEnquiry(status, command);
      expect(result).toMatchObject({ ok: true });
      expect(result).not.toMatchObject({ status });
    }
  });
});
