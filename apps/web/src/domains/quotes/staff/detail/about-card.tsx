import type { OfferMail, Quote } from '@cleaning/contract/quotes';
import { formatInstant } from '@cleaning/pricing';
import { TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentType, useState } from 'react';
import { messageAboutQuotePath } from '#domains/messages/message-paths.ts';
import { noBreak } from '#kit/lib/no-break.tsx';
import { GiveQuote } from './give-quote.tsx';

/**
 * The notes about a quote that its client has, the delivery of the offer's email, and the owner.
 */
export function AboutCard({ quote }: { readonly quote: Quote }) {
  const { id, client, reference, staff_details: details } = quote;
  const mail = details?.offer_mail ?? null;
  const owner = details?.owner ?? null;
  const [isGiving, setGiving] = useState(false);
  return (
    <Card title="About this quote">
      <RowList>
        {client === null ? null : (
          <Row
            href={messageAboutQuotePath(client.id, id)}
            title="Messages"
            detail={noBreak(`Read and write to ${client.first_name} about ${reference}`)}
            end={<ArrowRight />}
          />
        )}
        {mail === null || client === null ? null : <MailRow mail={mail} name={client.first_name} />}
        <Row
          title={owner?.first_name ?? 'No one is on it'}
          detail={owner === null ? undefined : 'Looks after it'}
          end={<TextButton onClick={() => setGiving(true)}>Pass to</TextButton>}
        />
      </RowList>
      <GiveQuote quote={quote} open={isGiving} onClose={() => setGiving(false)} />
    </Card>
  );
}

function MailRow({ mail, name }: { readonly mail: OfferMail; readonly name: string }) {
  const { Icon, title, describe } = MAIL_STATES[mail.state];
  const at = formatInstant(mail.at, 'date-time');
  return <Row title={title} detail={describe({ ...mail, at, name })} end={<Icon />} />;
}

interface MailStateText {
  readonly Icon: ComponentType;
  readonly title: string;
  readonly describe: (mail: {
    readonly at: string;
    readonly recipient: string;
    readonly name: string;
  }) => string;
}

/**
 * "Sent" and not "delivered", because a mail server that accepted an email may still fail to
 * deliver it.
 */
const MAIL_STATES: Readonly<Record<OfferMail['state'], MailStateText>> = {
  accepted: {
    Icon: CircleCheck,
    title: 'Email sent',
    describe: ({ at, recipient }) => `${at}, to ${recipient}`,
  },
  waiting: {
    Icon: Clock,
    title: 'Email still waiting to be sent',
    describe: ({ at, recipient }) => `Since ${at}, to ${recipient}. It is tried again by itself.`,
  },
  given_up: {
    Icon: TriangleAlert,
    title: 'Email could not be delivered',
    describe: ({ at, recipient, name }) =>
      `Given up ${at}, to ${recipient}. Call ${name}, and check this address.`,
  },
};
