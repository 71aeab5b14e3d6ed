import { defineEndpoint } from '../http/endpoint.ts';
import { ENQUIRY_FORM } from '../routes/enquiry-form.ts';
import { SITE_PATHS } from '../routes/site-paths.ts';
import { enquiryReceiptSchema } from './entity.ts';
import { createEnquiryRequest } from './requests.ts';

/** Messages to the company from people who need not have an account. */
export const enquiriesEndpoints = {
  createEnquiry: defineEndpoint({
    name: 'createEnquiry',
    method: 'POST',
    path: 'enquiries/',
    tag: 'Enquiries',
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
} as const;
