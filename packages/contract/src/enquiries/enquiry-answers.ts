import { findEmailProblem, normaliseEmail } from '../rules/email.ts';
import { isAustralianContactPhone, normalisePhone, PHONE_MESSAGE } from '../rules/phone.ts';
import { cleanText, tooLongMessage } from '../rules/sanitise-text.ts';

/** The topics of an enquiry. */
export const ENQUIRY_TOPICS = ['price', 'visit', 'ndis', 'other'] as const;

export type EnquiryTopic = (typeof ENQUIRY_TOPICS)[number];

/** Whether a value is one of the {@link ENQUIRY_TOPICS}. */
export function isEnquiryTopic(value: string): value is EnquiryTopic {
  return ENQUIRY_TOPICS.some((topic) => topic === value);
}

/** The longest values that are stored, in characters. */
export const ENQUIRY_LIMITS = { name: 100, message: 4000 } as const;

/** The messages for missing values. */
export const ENQUIRY_MESSAGES = {
  name: 'Enter your name.',
  topic: 'Choose what it is about.',
  message: 'Enter your message.',
} as const;

/** The values of the contact form as they were typed. An empty phone number means none. */
export interface EnquiryAnswers {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly topic: string;
  readonly message: string;
}

export type EnquiryField = keyof EnquiryAnswers;

/**
 * The errors of the contact form by field. They equal those of the service, for pages that do not
 * load its schemas.
 */
export function findEnquiryErrors(answers: EnquiryAnswers): Partial<Record<EnquiryField, string>> {
  const { email, phone_number: phone, topic } = answers;
  const found = {
    name: findTextError('name', answers.name),
    email: findEmailProblem(normaliseEmail(email)),
    phone_number:
      normalisePhone(phone) === '' || isAustralianContactPhone(phone) ? null : PHONE_MESSAGE,
    topic: isEnquiryTopic(topic) ? null : ENQUIRY_MESSAGES.topic,
    message: findTextError('message', answers.message),
  } satisfies Record<EnquiryField, string | null>;
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}

function findTextError(field: keyof typeof ENQUIRY_LIMITS, value: string): string | null {
  const { length } = cleanText(value);
  if (length === 0) return ENQUIRY_MESSAGES[field];
  return length > ENQUIRY_LIMITS[field] ? tooLongMessage(ENQUIRY_LIMITS[field]) : null;
}
