import { z } from 'zod';
import { momentField, plainDateField } from '../../fields/dates.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from '../../fields/text.ts';
import { versionField } from '../../fields/version.ts';

const version = versionField;
const reason = optionalText({ max: 500 }).optional();

/** A command that needs no more than why it is given; the state machine says who must say so. */
export const quoteCommandRequest = z.strictObject({ version, reason });

export const sendQuoteRequest = z.strictObject({
  version,
  /** The last day in Sydney on which it can be approved; the company's usual time unless told. */
  valid_until: plainDateField.optional(),
});

/** What a client says to approve. */
export const clientApproval = z.strictObject({
  version,
  approved_name: requiredLine({ max: 120, emptyMessage: 'Type your full name to approve.' }),
  accepts_terms: z.literal(true, { error: 'Accept the terms to approve.' }),
});

/** What either may say: a client approves, staff record an approval like any other command. */
export const approveQuoteRequest = z.strictObject({
  version,
  approved_name: optionalLine({ max: 120 }).optional(),
  accepts_terms: z.boolean({ error: 'Say whether you accept the terms.' }).optional(),
  reason,
});

export const requestChangesRequest = z.strictObject({
  version,
  comment: requiredText({ max: 1000, emptyMessage: 'Say what you would like changed.' }),
});

export const reviseQuoteRequest = z.strictObject({ version });

/** The most visits that one quote can be booked as. */
export const MAX_AGREED_VISITS = 60;

const VISITS_MESSAGE = `Give the visits that you agreed on, up to ${MAX_AGREED_VISITS}.`;

export const convertQuoteRequest = z.strictObject({
  version,
  /** The agreed visits; without any, one visit is left to be planned. */
  visits: z
    .array(
      z.strictObject({
        starts_at: momentField,
        ends_at: momentField,
        staff_id: z.uuid({ error: 'Choose who comes.' }),
      }),
      { error: VISITS_MESSAGE },
    )
    .max(MAX_AGREED_VISITS, VISITS_MESSAGE),
});

export type AgreedVisit = z.output<typeof convertQuoteRequest>['visits'][number];
