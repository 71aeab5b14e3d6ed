import { createCallEndpoint, createEnquiries } from '@cleaning/api-client';
import type { CreateEnquiryRequest } from '@cleaning/contract';
import type { EnquiryAnswers, EnquiryField } from '@cleaning/contract/rules';
import { applyServerErrors } from '../../../shared/forms/apply-server-errors.ts';
import { ENQUIRY_FIELDS } from './enquiry-answers.ts';

/** What is wrong with which answer. */
export type EnquiryErrors = Readonly<Partial<Record<EnquiryField, string>>>;

/** Why an enquiry was not taken. */
export interface EnquiryRefusal {
  readonly errors: EnquiryErrors;
  /** What is left to say about the enquiry as a whole, or null when the answers say it all. */
  readonly formError: string | null;
}

type Values = Pick<EnquiryAnswers, EnquiryField>;

/**
 * Sends an enquiry. It resolves with a refusal, or null when it was taken. Load it with `import()`:
 * a visitor who only reads does without the client of the service.
 */
export async function sendEnquiry(enquiry: CreateEnquiryRequest): Promise<EnquiryRefusal | null> {
  // Nobody is signed in on a public page, and the call asks for nobody.
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
