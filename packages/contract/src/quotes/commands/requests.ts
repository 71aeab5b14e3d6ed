import { z } from 'zod';
import { momentField, plainDateField } from '../../fields/dates.ts';
import { emailField } from '../../fields/email.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from '../../fields/text.ts';
import { versionField } from '../../fields/version.ts';
import { seriesRecurrenceRequest } from '../../series/requests.ts';

const version = versionField;
const reason = optionalText({ max: 500 }).optional();

/** A command with an optional reason; the state machine decides who must give one. */
export const quoteCommandRequest = z.strictObject({ version, reason });

/** Who gave an answer that staff record: the client, who helps them, or someone else for them. */
export const ANSWERED_BY = ['client', 'helper', 'other'] as const;

/** How they gave it. */
export const ANSWERED_HOW = ['phone', 'person', 'text', 'paper'] as const;

/** An answer of a client that staff heard or read, and record for them. */
export const recordedAnswer = z
  .strictObject({
    by: z.enum(ANSWERED_BY, { error: 'Say who said so.' }),
    /** The name of another person than the client. */
    name: optionalLine({ max: 120 }).optional(),
    how: z.enum(ANSWERED_HOW, { error: 'Say how they said it.' }),
    said_at: momentField,
  })
  .refine(({ by, name = '' }) => by === 'client' || name !== '', {
    path: ['name'],
    message: 'Say the name of who said so.',
  });

/** Staff record a client's answer, or the client declines. The reason adds what was said. */
export const declineQuoteRequest = z.strictObject({
  version,
  reason,
  answer: recordedAnswer.optional(),
});

/** For how many seconds a send can be undone. */
export const SEND_DELAY_SECONDS = 10;

export const undoSendRequest = z.strictObject({ version });

export const sendQuoteRequest = z.strictObject({
  version,
  /** The last Sydney day on which it can be approved; by default after the company's usual time. */
  valid_until: plainDateField.optional(),
  /** Schedules the send after {@link SEND_DELAY_SECONDS}, until which it can be undone. */
  undoable: z.boolean({ error: 'Say whether the send can be undone.' }).optional(),
});

/** How a person who signs for a client knows them. */
export const SIGNER_RELATIONS = ['family', 'carer', 'nominee', 'other'] as const;

export type SignerRelation = (typeof SIGNER_RELATIONS)[number];

const signerFields = {
  /** Required when the typed name is not the account's: the signer's relation to the client. */
  signer_relation: z
    .enum(SIGNER_RELATIONS, { error: 'Say how you know the person you sign for.' })
    .optional(),
  /** Where a signer who is not the client gets their own copy. */
  signer_email: emailField.optional(),
};

/** The fields with which a client approves, or another person for them. */
export const clientApproval = z.strictObject({
  version,
  approved_name: requiredLine({ max: 120, emptyMessage: 'Type your full name to approve.' }),
  accepts_terms: z.literal(true, { error: 'Accept the terms to approve.' }),
  ...signerFields,
});

/** The fields of both: a client approves, or staff record an approval with a reason. */
export const approveQuoteRequest = z.strictObject({
  version,
  approved_name: optionalLine({ max: 120 }).optional(),
  accepts_terms: z.boolean({ error: 'Say whether you accept the terms.' }).optional(),
  ...signerFields,
  reason,
  /** For staff: who said so, how and when. It stands for a reason, which then adds what was said. */
  answer: recordedAnswer.optional(),
});

export type RecordedAnswer = z.output<typeof recordedAnswer>;

export const requestChangesRequest = z.strictObject({
  version,
  comment: requiredText({ max: 1000, emptyMessage: 'Say what you would like changed.' }),
});

export const reviseQuoteRequest = z.strictObject({ version });

/** The most appointments that one quote can be converted into. */
export const MAX_AGREED_APPOINTMENTS = 60;

const APPOINTMENTS_MESSAGE = `Give the visits that you agreed on, up to ${MAX_AGREED_APPOINTMENTS}.`;

export const convertQuoteRequest = z.strictObject({
  version,
  /** The agreed appointments; without any, one is requested, and planned later. */
  appointments: z
    .array(
      z.strictObject({
        starts_at: momentField,
        ends_at: momentField,
        staff_id: z.uuid({ error: 'Choose who comes.' }),
      }),
      { error: APPOINTMENTS_MESSAGE },
    )
    .max(MAX_AGREED_APPOINTMENTS, APPOINTMENTS_MESSAGE),
  /** Regular visits, in addition to the agreed appointments or instead of them. */
  series: seriesRecurrenceRequest.optional(),
});

export type AgreedAppointment = z.output<typeof convertQuoteRequest>['appointments'][number];
