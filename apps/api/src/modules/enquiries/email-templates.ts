import { company } from '@cleaning/company';
import { formatPhone, type EnquiryTopic } from '@cleaning/contract';
import type { Mail } from '../../platform/mail/outbox.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

/** A message of the contact form, as it is stored. */
export interface Enquiry {
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
 * The email of an enquiry to the company. A reply goes to the address in the form, but the service sends
 * nothing there: anyone can type any address.
 */
export const enquiryEmail = ({ name, email, phone_number, topic, message }: Enquiry): Mail =>
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
    footnotes: ['Reply to this email to answer. We have not checked that the address is theirs.'],
  });
