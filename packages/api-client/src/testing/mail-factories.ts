import type { FailedMail, FailedMailsPage } from '@cleaning/contract/mails';
import { aPageOf } from './factories.ts';

/** The email of an offer that a full mailbox did not take. */
export function aFailedMail(overrides: Partial<FailedMail> = {}): FailedMail {
  return {
    id: '0190a1b2-0000-7000-8000-000000009001',
    version: 5,
    status: 'waiting',
    subject: 'Your quote Q-1057 is ready',
    email: 'mele.tauiliili@example.com',
    first_email: null,
    reader: { name: 'Mele Tauiliili', client_id: '0190a1b2-0000-7000-8000-000000000057' },
    cause: 'full',
    answer: '452 4.2.2 mailbox full',
    about: {
      kind: 'quote',
      id: '0190a1b2-0000-7000-8000-000000001057',
      reference: 'Q-1057',
    },
    written_at: '2026-11-22T21:20:00.000Z',
    reported_at: '2026-11-22T21:26:00.000Z',
    attempts: 4,
    next_attempt_at: '2026-11-23T02:40:00.000Z',
    sent_at: null,
    link: 'none',
    told: null,
    available_commands: ['retry', 'readdress', 'tell'],
    ...overrides,
  };
}

/** One page of failed emails. */
export const aFailedMailsPage = (
  mails: FailedMail[],
  { open = mails.length, settled = 0 } = {},
): FailedMailsPage => ({ ...aPageOf(mails), open_count: open, settled_count: settled });
