import { z } from 'zod';
import { plainDateField } from '../fields/dates.ts';
import { emailField } from '../fields/email.ts';
import { optionalText, requiredLine } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { pageQuery } from '../http/page.ts';
import { MAIL_FAILURE_CAUSES } from './failure-causes.ts';
import { MOST_MAILS_AT_ONCE } from './mail-machine.ts';

export const listFailedMailsQuery = pageQuery.extend({
  show: z.enum(['open', 'settled'], { error: 'Show open or settled emails.' }).default('open'),
  cause: z.enum(MAIL_FAILURE_CAUSES, { error: 'Filter by a known cause.' }).optional(),
});

export const retryMailRequest = z.strictObject({ version: versionField });

export const readdressMailRequest = z.strictObject({ version: versionField, email: emailField });

export const tellByPhoneRequest = z.strictObject({
  version: versionField,
  told_to: requiredLine({ max: 80, emptyMessage: 'Write whom you spoke to.' }),
  told_on: plainDateField,
  note: optionalText({ max: 500 }),
});

const BULK_MESSAGE = `Choose from 1 to ${MOST_MAILS_AT_ONCE} emails.`;

export const retryMailsRequest = z.strictObject({
  mails: z
    .array(z.strictObject({ id: z.uuid(), version: versionField }), { error: BULK_MESSAGE })
    .min(1, BULK_MESSAGE)
    .max(MOST_MAILS_AT_ONCE, BULK_MESSAGE)
    .refine(
      (mails) => new Set(mails.map(({ id }) => id)).size === mails.length,
      'Choose each email once.',
    ),
});

export type ListFailedMailsQuery = z.input<typeof listFailedMailsQuery>;
export type ReaddressMailRequest = z.input<typeof readdressMailRequest>;
export type TellByPhoneRequest = z.input<typeof tellByPhoneRequest>;
export type RetryMailsRequest = z.input<typeof retryMailsRequest>;
