import { z } from 'zod';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { pageOf } from '../http/page.ts';
import { MAIL_FAILURE_CAUSES } from './failure-causes.ts';
import { FAILED_MAIL_COMMANDS, FAILED_MAIL_STATUSES } from './mail-machine.ts';

/** The records that an email can be about. */
export const MAIL_SUBJECT_KINDS = ['quote', 'invoice', 'appointment'] as const;

/** An email that did not arrive. Its text is never shown. */
export const failedMailSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  status: z.enum(FAILED_MAIL_STATUSES),
  subject: z.string(),
  /** Where it goes. */
  email: z.string(),
  /** Where it went at first; null unless the team sent it to another address. */
  first_email: z.string().nullable(),
  /** Who has the first address; null for an address that no account has. */
  reader: z
    .object({
      name: z.string(),
      /** Null for a person of the team, and for a client who has not verified their address. */
      client_id: z.uuid().nullable(),
    })
    .nullable(),
  cause: z.enum(MAIL_FAILURE_CAUSES),
  /** What the mail server answered last, cut; null without an answer, and once it was sent. */
  answer: z.string().nullable(),
  about: z
    .object({
      kind: z.enum(MAIL_SUBJECT_KINDS),
      id: z.uuid(),
      /** Null for an invoice without a number. */
      reference: z.string().nullable(),
    })
    .nullable(),
  written_at: instantField,
  /** Since when the team is told of it. */
  reported_at: instantField,
  /** How often it was tried since the team last acted. */
  attempts: z.int().nonnegative(),
  /** Null unless it is waiting. */
  next_attempt_at: instantField.nullable(),
  sent_at: instantField.nullable(),
  /** Whether it has a link that lets its reader into an account, and whether that still works. */
  link: z.enum(['none', 'works', 'ended']),
  /** Who was told by phone, and what; null unless it is closed. */
  told: z
    .object({
      name: z.string(),
      date: recordedDateField,
      note: z.string(),
      /** The first name of who of us says so; null for a deleted user. */
      by: z.string().nullable(),
    })
    .nullable(),
  available_commands: z.array(z.enum(FAILED_MAIL_COMMANDS)),
});

/** One page of failed emails, with how many are open and settled regardless of filters. */
export const failedMailsPageSchema = pageOf(failedMailSchema).extend({
  open_count: z.int().nonnegative(),
  settled_count: z.int().nonnegative(),
});

/** The answer about one email of several that are tried again. */
export const mailRetryResultSchema = z.object({
  id: z.uuid(),
  error: z.object({ code: z.string(), detail: z.string() }).nullable(),
});

export type FailedMail = z.output<typeof failedMailSchema>;
export type FailedMailsPage = z.output<typeof failedMailsPageSchema>;
export type MailRetryResult = z.output<typeof mailRetryResultSchema>;
