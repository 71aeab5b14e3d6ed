import type { LightMyRequestResponse } from 'fastify';
import { enquiries, mails } from '../src/core/db/schema/index.ts';
import { enquiriesPageSchema, enquirySchema, type Enquiry } from '@cleaning/contract/enquiries';
import type { TestApp, TestPerson } from './create-test-app.ts';

/** A valid enquiry. */
export const ENQUIRY = {
  name: 'Priya Nair',
  email: 'priya@mail.example',
  phone_number: '0491 570 156',
  topic: 'price',
  message: 'Could you clean our office?\n\nAfter 5 pm, please.',
} as const;

/** Sends an enquiry as a program does. */
export const sendEnquiry = (api: TestApp, changes: object = {}): Promise<LightMyRequestResponse> =>
  api.call({ method: 'POST', path: 'enquiries/', body: { ...ENQUIRY, ...changes } });

/** Sends an enquiry later than all earlier ones, and reads it as staff. */
export async function newEnquiry(
  api: TestApp,
  staff: TestPerson,
  changes: object = {},
): Promise<Enquiry> {
  api.clock.advance(1);
  await sendEnquiry(api, changes);
  const page = await api.call({ path: 'enquiries/?page_size=1', as: staff });
  const [latest] = enquiriesPageSchema.parse(page.json()).results;
  const response = await api.call({ path: `enquiries/${latest?.id}/`, as: staff });
  return enquirySchema.parse(response.json());
}

/** Posts a form as a browser without scripts does: every field, and line breaks as CRLF. */
export const postForm = (
  api: TestApp,
  fields: Readonly<Record<string, string>> = {},
  path = 'enquiries/',
): Promise<LightMyRequestResponse> => {
  const body = new URLSearchParams({
    ...ENQUIRY,
    message: ENQUIRY.message.replaceAll('\n', '\r\n'),
    website: '',
    ...fields,
  });
  return api.call({
    method: 'POST',
    path,
    body: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
};

/** Deletes all enquiries and emails before a test. */
export async function forgetEnquiries({ database }: TestApp): Promise<void> {
  await database.delete(enquiries);
  await database.delete(mails);
}
