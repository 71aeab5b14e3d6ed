import { company } from '@cleaning/company';
import { formatPhone, type EnquiryTopic } from '@cleaning/contract';
import type { Mail } from '../../platform/mail/outbox.ts';
import { writeMail } from '../../platform/mail/templates/layout.ts';

/** What somebody wrote, as it is kept. */
export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly topic: EnquiryTopic;
  readonly message: string;
}

const TOPIC_WORDS: Readonly<Record<EnquiryTopic, string>> = {
  price: 'a price',
  visit: 'a visit',
  ndis: 'the NDIS',
  other: 'another matter',
};

/**
 * Brings an enquiry to the company. Its answer goes to whoever wrote it, but no mail does: anybody
 * can type any address.
 */
export const enquiryMail = ({ name, email, phone_number, topic, message }: Enquiry): Mail =>
  writeMail({
    recipient: company.email.support,
    replyTo: email,
    firstName: 'team',
    subject: `Enquiry from ${name} about ${TOPIC_WORDS[topic]}`,
    paragraphs: [
      `${name} wrote to us about ${TOPIC_WORDS[topic]}, through the contact page:`,
      message,
      [
        `Email: ${email}`,
        ...(phone_number === null ? [] : [`Phone: ${formatPhone(phone_number)}`]),
      ].join('\n'),
    ],
    footnotes: ['Reply to this email to answer. We have not checked that the address is theirs.'],
  });
