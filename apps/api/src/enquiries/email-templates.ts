import { company } from '@cleaning/company';
import type { EnquiryTopic } from '@cleaning/contract/enquiries/rules';
import { formatPhone } from '@cleaning/contract/rules';
import { formatInstant } from '@cleaning/pricing';
import type { Mail } from '../core/mail/outbox.ts';
import { renderEmail } from '../core/mail/render-email.ts';

/** A message of the contact form. */
export interface SentEnquiry {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly topic: EnquiryTopic;
  readonly message: string;
}

const TOPIC_LABELS: Readonly<Record<EnquiryTopic, string>> = {
  price: 'a price',
  visit: 'a visit',
  ndis: 'the NDIS',
  other: 'another matter',
};

/**
 * The email of an enquiry to the company. The address in the form gets no email until staff answer,
 * because anyone can type any address.
 *
 * @param url of the enquiry in the staff portal.
 */
export const enquiryEmail = (
  { name, email, phone_number, topic, message }: SentEnquiry,
  url: string,
): Mail =>
  renderEmail({
    recipient: company.email.support,
    replyTo: email,
    firstName: 'team',
    subject: `Enquiry from ${name} about ${TOPIC_LABELS[topic]}`,
    paragraphs: [
      `${name} wrote to us about ${TOPIC_LABELS[topic]}, through the contact page:`,
      message,
      [
        `Email: ${email}`,
        ...(phone_number === null ? [] : [`Phone: ${formatPhone(phone_number)}`]),
      ].join('\n'),
    ],
    action: { label: 'Answer in the staff portal', url },
    footnotes: ['We have not checked that the address is theirs.'],
  });

interface Answered {
  readonly name: string;
  readonly email: string;
  readonly topic: EnquiryTopic;
  readonly createdAt: Date;
}

/**
 * The answer of staff to the sender of an enquiry. It does not quote the message, because the
 * address may be another person's.
 */
export const enquiryAnswerEmail = (
  { name, email, topic, createdAt }: Answered,
  answer: string,
): Mail =>
  renderEmail({
    recipient: email,
    replyTo: company.email.support,
    firstName: name,
    subject: `Your message to ${company.name}`,
    paragraphs: [
      `On ${formatInstant(createdAt, 'date')} you wrote to us about ${TOPIC_LABELS[topic]}. Here is our answer:`,
      answer,
    ],
    footnotes: [
      `Reply to this email, or call us on ${company.phoneDisplay}.`,
      'If you did not write to us, you can delete this email.',
    ],
  });
