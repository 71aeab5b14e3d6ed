import { aFailedMail } from '@cleaning/api-client/testing';
import type { FailedMail } from '@cleaning/contract/mails';

/** An invitation to an address that does not exist, whose link still works. */
export const anInvitation = (overrides: Partial<FailedMail> = {}): FailedMail =>
  aFailedMail({
    id: '0190a1b2-0000-7000-8000-000000009002',
    status: 'given_up',
    subject: 'You are invited to Blue Wren Cleaning',
    email: 'omar@bluewrencleanng.example',
    reader: { name: 'Omar Said', client_id: null },
    cause: 'no_address',
    answer: '550 5.1.1 User unknown',
    about: null,
    next_attempt_at: null,
    link: 'works',
    available_commands: ['retry', 'tell'],
    ...overrides,
  });
