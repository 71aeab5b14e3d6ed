import { createCallEndpoint, createEnquiries } from '@cleaning/api-client';
import type { CreateEnquiryRequest } from '@cleaning/contract/enquiries';
import type { EnquiryAnswers, EnquiryField } from '@cleaning/contract/enquiries/rules';
import { applyServerErrors } from '#kit/forms/apply-server-errors.ts';
import { ENQUIRY_FIELDS } from './enquiry-answers.ts';

/** The error of each invalid answer. */
export type EnquiryErrors = Readonly<Partial<Record<EnquiryField, string>>>;

/** Why an enquiry was refused. */
export interface EnquiryRefusal {
  readonly errors: EnquiryErrors;
  /** The error that belongs to no field, or null. */
  readonly formError: string | null;
}

type Values = Pick<EnquiryAnswers, EnquiryField>;

/**
 * Sends an enquiry. Resolves with a refusal, or null on success. Load it with `import()`:
 * visitors who do not write need no API client.
 */
export async function sendEnquiry(enquiry: CreateEnquiryRequest): Promise<EnquiryRefusal | null> {
  // Public pages have no session, and the endpoint needs none.
  const enquiries = createEnquiries(createCallEndpoint({ getToken: () => null }));
  try {
    await enquiries.createEnquiry(enquiry);
    return null;
  } catch (error) {
    const errors: Partial<Record<EnquiryField, string>> = {};
    const setError = (name: string, { message }: { message?: string | undefined }) => {
      const field = ENQUIRY_FIELDS.find((known) => known === name);
      if (field !== undefined && message !== undefined) errors[field] = message;
    };
    const { formError } = applyServerErrors<Values>(error, setError, ENQUIRY_FIELDS);
    return { errors, formError };
  }
}
