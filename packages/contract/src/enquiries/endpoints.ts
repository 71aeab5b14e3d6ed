import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { ENQUIRY_FORM } from '../routes/enquiry-form.ts';
import { SITE_PATHS } from '../routes/site-paths.ts';
import { enquiriesPageSchema, enquiryReceiptSchema, enquirySchema } from './entity.ts';
import {
  answerEnquiryRequest,
  convertEnquiryRequest,
  createEnquiryRequest,
  enquiryVersionRequest,
  listEnquiriesQuery,
} from './requests.ts';

const tag = 'Enquiries';
const params = z.strictObject({ id: z.uuid() });

/**
 * Messages to the company from people with or without an account, and the commands of staff on
 * them.
 */
export const enquiriesEndpoints = {
  createEnquiry: defineEndpoint({
    name: 'createEnquiry',
    method: 'POST',
    path: 'enquiries/',
    tag,
    summary: 'Send the company a message',
    access: 'public',
    body: createEnquiryRequest,
    responses: { 201: enquiryReceiptSchema },
    rateLimit: 'enquiry',
    formPost: {
      formPath: `${SITE_PATHS.contact}#${ENQUIRY_FORM.id}`,
      donePath: `${SITE_PATHS.contact}#${ENQUIRY_FORM.sentId}`,
    },
  }),
  listEnquiries: defineEndpoint({
    name: 'listEnquiries',
    method: 'GET',
    path: 'enquiries/',
    tag,
    summary: 'List the enquiries of the last 90 days',
    access: 'office',
    query: listEnquiriesQuery,
    responses: { 200: enquiriesPageSchema },
  }),
  getEnquiry: defineEndpoint({
    name: 'getEnquiry',
    method: 'GET',
    path: 'enquiries/:id/',
    tag,
    summary: 'Read an enquiry; noted in the audit log',
    access: 'office',
    params,
    responses: { 200: enquirySchema },
  }),
  answerEnquiry: defineEndpoint({
    name: 'answerEnquiry',
    method: 'POST',
    path: 'enquiries/:id/answer/',
    tag,
    summary: 'Mail an answer to the sender',
    access: 'office',
    params,
    body: answerEnquiryRequest,
    responses: { 200: enquirySchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  convertEnquiry: defineEndpoint({
    name: 'convertEnquiry',
    method: 'POST',
    path: 'enquiries/:id/convert/',
    tag,
    summary: 'Make a client, who is invited by mail, and a draft quote of an enquiry',
    access: 'office',
    params,
    body: convertEnquiryRequest,
    responses: { 200: enquirySchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  closeEnquiry: defineEndpoint({
    name: 'closeEnquiry',
    method: 'POST',
    path: 'enquiries/:id/close/',
    tag,
    summary: 'Close an enquiry without an answer',
    access: 'office',
    params,
    body: enquiryVersionRequest,
    responses: { 200: enquirySchema },
    rateLimit: 'write',
  }),
  markEnquirySpam: defineEndpoint({
    name: 'markEnquirySpam',
    method: 'POST',
    path: 'enquiries/:id/mark_spam/',
    tag,
    summary: 'Mark an enquiry as spam',
    access: 'office',
    params,
    body: enquiryVersionRequest,
    responses: { 200: enquirySchema },
    rateLimit: 'write',
  }),
  reopenEnquiry: defineEndpoint({
    name: 'reopenEnquiry',
    method: 'POST',
    path: 'enquiries/:id/reopen/',
    tag,
    summary: 'Open an enquiry again',
    access: 'office',
    params,
    body: enquiryVersionRequest,
    responses: { 200: enquirySchema },
    rateLimit: 'write',
  }),
} as const;
