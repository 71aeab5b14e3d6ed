import type { EnquiryAnswers, EnquiryField } from '@cleaning/contract/enquiries/rules';

/** Every answer in the order it is read. */
export const ENQUIRY_FIELDS = [
  'name',
  'email',
  'phone_number',
  'topic',
  'message',
] as const satisfies readonly EnquiryField[];

/** The id of a control, or of the group of controls that gives one answer. */
export const toControlId = (field: EnquiryField): string => `enquiry-${field}`;

/** Reads the fields of a form, including the honeypot field `website`. */
export function readAnswers(form: HTMLFormElement): EnquiryAnswers & { readonly website: string } {
  const data = new FormData(form);
  const answer = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: answer('name'),
    email: answer('email'),
    phone_number: answer('phone_number'),
    topic: answer('topic'),
    message: answer('message'),
    website: answer('website'),
  };
}

/** The field of a form event; null for the button and the honeypot field. */
export function findField(target: EventTarget): EnquiryField | null {
  const name = 'name' in target ? target.name : null;
  return ENQUIRY_FIELDS.find((field) => field === name) ?? null;
}
