import { SERVICE_IDS } from '@cleaning/pricing';
import { z } from 'zod';
import { REASON_MESSAGE } from '../errors/refusals.ts';
import { accessNotesField, postcodeField, streetField, suburbField } from '../fields/address.ts';
import { enteredCentsField } from '../fields/cents.ts';
import { costShownFields } from '../fields/cost-shown.ts';
import { momentField, plainDateField } from '../fields/dates.ts';
import { listFilter } from '../fields/list-filter.ts';
import { preferredTimeField } from '../fields/preferred-time.ts';
import { commandReasonField } from '../fields/reason.ts';
import { optionalText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { pageQuery } from '../http/page.ts';
import { APPOINTMENT_STATUSES } from './appointment-states.ts';
import { PAST_VISITS } from './past-visits.ts';

const version = versionField;

const placeFields = {
  address_line1: streetField,
  suburb: suburbField,
  postcode: postcodeField,
};

/** What a client asks for: the service, the place and an approximate time. */
const requestFields = {
  service_id: z.enum(SERVICE_IDS, { error: 'Choose a service.' }),
  preferred_date: plainDateField,
  preferred_time: preferredTimeField,
  ...placeFields,
  notes: accessNotesField.optional(),
};

/** The time and the member of staff. */
const planFields = {
  starts_at: momentField,
  ends_at: momentField,
  staff_id: z.uuid({ error: 'Choose who comes.' }),
};

export const requestAppointmentRequest = z.strictObject(requestFields);

/**
 * Staff book what a client asked for by phone or email. With a plan, the appointment is confirmed
 * at once.
 */
export const bookAppointmentRequest = z
  .strictObject({
    ...requestFields,
    client_id: z.uuid({ error: 'Choose a client.' }),
    plan: z.strictObject(planFields).optional(),
    /** For a visit whose time has passed. Nobody is emailed about it. */
    past: z.enum(PAST_VISITS, { error: 'Choose done or open, or leave it out.' }).optional(),
    reason: commandReasonField,
  })
  .refine(({ past, plan }) => past === undefined || plan !== undefined, {
    path: ['plan'],
    error: 'Choose the times of the visit and who came.',
  });

export const confirmAppointmentRequest = z.strictObject({ version, ...planFields });

export const declineAppointmentRequest = z.strictObject({ version, reason: commandReasonField });

export const rescheduleAppointmentRequest = z.strictObject({
  version,
  ...planFields,
  reason: commandReasonField,
});

/**
 * Assigns another cleaner at the same time, or none. The client gets no email, since the time stays
 * the same.
 */
export const assignAppointmentRequest = z.strictObject({
  version,
  staff_id: z.uuid({ error: 'Choose who comes.' }).nullable(),
});

/**
 * Changes what is done at a visit that is still to come, where it is, and how the cleaner gets in;
 * not when, and not who comes.
 */
export const editAppointmentRequest = z.strictObject({
  version,
  service_id: requestFields.service_id,
  ...placeFields,
  notes: accessNotesField,
});

export const startAppointmentRequest = z.strictObject({
  version,
  /** When the work began, for a phone that had no signal then; now by default. */
  started_at: momentField.optional(),
});

export const completeAppointmentRequest = z.strictObject({
  version,
  /** The saved notes by default. */
  notes: optionalText({ max: 2000 }).optional(),
  /** The notes that the caller read; compared with the saved ones when both are given. */
  earlier_notes: optionalText({ max: 2000 }).optional(),
  /** When the work began and ended; by default the times of the commands start and complete. */
  started_at: momentField.optional(),
  ended_at: momentField.optional(),
});

export const reportNoAccessRequest = z.strictObject({ version, reason: commandReasonField });

/** What happened after all at a visit that was recorded as one without access. */
export const NO_ACCESS_OUTCOMES = [
  /** The cleaner got in, and the work goes on. */
  'went_on',
  /** It was recorded by mistake, and the visit is still to come, at its time. */
  'to_come',
  /** It was recorded by mistake, and the work was done. */
  'done',
] as const;

/** Takes back that a visit had no access. The times are needed where the work began or ended. */
export const takeBackNoAccessRequest = z
  .strictObject({
    version,
    outcome: z.enum(NO_ACCESS_OUTCOMES, { error: 'Choose what happened.' }),
    started_at: momentField.optional(),
    ended_at: momentField.optional(),
    reason: commandReasonField,
  })
  .superRefine(({ outcome, started_at: startedAt, ended_at: endedAt }, context) => {
    if (outcome !== 'to_come' && startedAt === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['started_at'],
        message: 'Type when the work began.',
      });
    }
    if (outcome === 'done' && endedAt === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['ended_at'],
        message: 'Type when the work ended.',
      });
    }
  });

export const cancelAppointmentRequest = z.strictObject({
  version,
  reason: optionalText({ max: 500 }).optional(),
  /** For staff: when the client gave notice. Absent when the company cancels. */
  client_notice_at: momentField.optional(),
  ...costShownFields,
});

/** Charges the late fee of a visit, or waives it. */
export const decideFeeRequest = z
  .strictObject({
    version,
    decision: z.enum(['charge', 'waive'], { error: 'Charge the fee or waive it.' }),
    /** The amount to charge. */
    cents: enteredCentsField.min(1, 'Enter more than $0, or waive the fee.').optional(),
    /** Required to waive it, and to charge another amount than the terms say. */
    reason: optionalText({ max: 500 }).optional(),
  })
  .refine(({ decision, cents }) => decision === 'waive' || cents !== undefined, {
    path: ['cents'],
    error: 'Enter the amount to charge.',
  })
  .refine(({ decision, reason: why = '' }) => decision === 'charge' || why !== '', {
    path: ['reason'],
    error: REASON_MESSAGE,
  });

export const requestRescheduleRequest = z.strictObject({
  version,
  preferred_date: plainDateField,
  preferred_time: preferredTimeField,
  note: optionalText({ max: 500 }).optional(),
});

export const acceptRescheduleRequest = z.strictObject({ version, ...planFields });

export const declineRescheduleRequest = z.strictObject({ version, reason: commandReasonField });

export const withdrawRescheduleRequest = z.strictObject({ version });

/** The days of a list, in Sydney, both inclusive. */
const rangeFields = {
  from: plainDateField.optional(),
  to: plainDateField.optional(),
};

export const listMyAppointmentsQuery = pageQuery.extend({
  ...rangeFields,
  /** The appointments that were booked from one quote. */
  quote_id: z.uuid({ error: 'Filter by the id of a quote.' }).optional(),
  /**
   * `upcoming`: still to come, soonest first. `past`: all others, latest first. `all`: both, latest
   * first.
   */
  when: z
    .enum(['upcoming', 'past', 'all'], { error: 'Choose upcoming, past or all.' })
    .default('all'),
});

export const listStaffMembersQuery = z.strictObject({
  /**
   * `office`: only who may look after quotes and conversations, office staff and admins.
   * `cleaning`: only who is offered for visits, cleaners and others with working hours.
   */
  role: z
    .enum(['office', 'cleaning'], { error: 'Filter by office or cleaning, or leave it out.' })
    .optional(),
});

export const listAppointmentsQuery = pageQuery.extend({
  ...rangeFields,
  /** Any of these statuses, comma separated. */
  status: listFilter(APPOINTMENT_STATUSES, 'Filter by known statuses, comma separated.').optional(),
  staff_id: z.uuid({ error: 'Filter by the id of a member of staff.' }).optional(),
  client_id: z.uuid({ error: 'Filter by the id of a client.' }).optional(),
  ordering: z
    .enum(['appointment_date', '-appointment_date'], {
      error: 'Order by appointment_date, with - for descending.',
    })
    .default('appointment_date'),
});

export type DecideFeeRequest = z.input<typeof decideFeeRequest>;
export type RequestAppointmentRequest = z.input<typeof requestAppointmentRequest>;
export type BookAppointmentRequest = z.input<typeof bookAppointmentRequest>;
export type ListAppointmentsQuery = z.input<typeof listAppointmentsQuery>;
export type ListMyAppointmentsQuery = z.input<typeof listMyAppointmentsQuery>;
