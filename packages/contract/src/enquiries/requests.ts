import { z } from 'zod';
import { createClientRequest, newClientRequest } from '../clients/requests.ts';
import { emailField } from '../fields/email.ts';
import { listFilter } from '../fields/list-filter.ts';
import { optionalText, requiredLine, requiredText, searchText } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { pageQuery } from '../http/page.ts';
import { quoteChoicesFields } from '../quotes/choices.ts';
import { staffReasons, timelineOfDay } from '../quotes/requests.ts';
import { siteFields } from '../quotes/site.ts';
import { isAustralianContactPhone, normalisePhone, PHONE_MESSAGE } from '../rules/phone.ts';
import { ENQUIRY_LIMITS, ENQUIRY_MESSAGES, ENQUIRY_TOPICS } from './enquiry-answers.ts';
import { ENQUIRY_STATUSES } from './enquiry-machine.ts';

const withPlainLineBreaks = (value: string): string => value.replaceAll(/\r\n?/gu, '\n');

/** A message of a visitor or user; no account is needed. */
export const createEnquiryRequest = z.strictObject({
  /** One line, because it becomes part of an email subject. */
  name: requiredLine({ max: ENQUIRY_LIMITS.name, emptyMessage: ENQUIRY_MESSAGES.name }),
  email: emailField,
  /** A form without scripts sends an empty text for no number. */
  phone_number: z
    .string({ error: PHONE_MESSAGE })
    // For the API documentation only; the rule itself counts digits.
    .meta({ maxLength: 100 })
    .transform(normalisePhone)
    .refine((value) => value === '' || isAustralianContactPhone(value), PHONE_MESSAGE)
    .transform((value) => (value === '' ? null : value))
    .default(null),
  topic: z.enum(ENQUIRY_TOPICS, { error: ENQUIRY_MESSAGES.topic }),
  message: z
    .string({ error: ENQUIRY_MESSAGES.message })
    .transform(withPlainLineBreaks)
    .pipe(requiredText({ max: ENQUIRY_LIMITS.message, emptyMessage: ENQUIRY_MESSAGES.message })),
  /** A honeypot: hidden from people, but filled in by bots that fill in every field. */
  website: z.string({ error: 'Leave this field empty.' }).meta({ maxLength: 1000 }).default(''),
});

export const listEnquiriesQuery = pageQuery.extend({
  /** Any of these states, comma separated. */
  status: listFilter(ENQUIRY_STATUSES, 'Filter by known states, comma separated.').optional(),
  /** Text in the name, the email address, the phone number or the message. */
  search: searchText.optional(),
  ordering: z
    .enum(['received_at', '-received_at'], {
      error: 'Order by received_at, with - for descending.',
    })
    .default('-received_at'),
});

/** The longest answer, in characters. */
export const MAX_ANSWER_LENGTH = 4000;

export const answerEnquiryRequest = z.strictObject({
  version: versionField,
  answer: requiredText({ max: MAX_ANSWER_LENGTH, emptyMessage: 'Write an answer.' }),
});

/** A change of state that sends no message. */
export const enquiryVersionRequest = z.strictObject({ version: versionField });

const quoteOfEnquiry = z.strictObject({
  ...quoteChoicesFields,
  timeline_id: timelineOfDay,
  address_line1: siteFields.address_line1.optional(),
  suburb: siteFields.suburb.optional(),
  postcode: siteFields.postcode.optional(),
  interval_weeks: siteFields.interval_weeks.optional(),
  preferred_date: siteFields.preferred_date.optional(),
  preferred_time: siteFields.preferred_time.optional(),
  second_date: siteFields.second_date.optional(),
  second_time: siteFields.second_time.optional(),
  ...staffReasons,
});

/** For a known client, or for a new one created from the enquiry, with or without a draft quote. */
export const convertEnquiryRequest = z
  .strictObject({
    version: versionField,
    client_id: z.uuid({ error: 'Choose a client.' }).nullable(),
    new_client: newClientRequest.extend({ address: createClientRequest.shape.address }).nullable(),
    quote: quoteOfEnquiry.nullable(),
    /** Mailed to the sender unless empty. */
    answer: optionalText({ max: MAX_ANSWER_LENGTH }),
  })
  .refine((request) => (request.client_id === null) !== (request.new_client === null), {
    path: ['client_id'],
    error: 'Choose a client, or give the details of a new one.',
  })
  .refine((request) => request.new_client !== null || request.quote !== null, {
    path: ['quote'],
    error: 'Say what to quote. The client has an account already.',
  });

export type ListEnquiriesQuery = z.input<typeof listEnquiriesQuery>;
export type AnswerEnquiryRequest = z.input<typeof answerEnquiryRequest>;
export type ConvertEnquiryRequest = z.input<typeof convertEnquiryRequest>;
export type CreateEnquiryRequest = z.input<typeof createEnquiryRequest>;
