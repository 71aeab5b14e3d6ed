import type { Enquiry } from '@cleaning/contract/enquiries';
import { formatPhone } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { Code } from '@cleaning/ui/code';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffClientPath } from '#domains/clients/client-paths.ts';
import { staffQuotePath } from '#domains/quotes/quote-paths.ts';
import { focusHeading, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import {
  describeRelativeMoment,
  describeRelativeMomentInSentence,
} from '#kit/lib/describe-relative.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { AnswerForm } from './answer-form.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import { describeStatus, STATUS_ICONS, TOPIC_NAMES } from './enquiry-labels.tsx';
import styles from './enquiry-detail.module.css';

/** One enquiry: the message, its history and its actions. */
export function EnquiryDetail({ id }: { readonly id: string }) {
  const api = useApi();
  const query = useQuery(api.getEnquiry.query({ id }));
  const enquiry = query.data;
  return (
    <section aria-labelledby="enquiry-title" className={styles['root']}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h1 id="enquiry-title" className={styles['title']}>
            {enquiry?.name ?? 'Enquiry'}
          </h1>
          {enquiry === undefined ? null : <Received enquiry={enquiry} />}
        </div>
        {enquiry === undefined ? null : <EnquiryActions enquiry={enquiry} />}
      </div>
      <QueryContent
        query={query}
        what="this enquiry"
        missing={
          <EmptyState
            title="This enquiry is not there"
            text="We keep enquiries for 90 days. It may have been older."
          />
        }
      >
        {(loaded) => <Loaded key={loaded.id} enquiry={loaded} />}
      </QueryContent>
    </section>
  );
}

function Received({ enquiry }: { readonly enquiry: Enquiry }) {
  const now = useNow();
  return (
    <Text tone="muted">
      {`${TOPIC_NAMES[enquiry.topic]}. ${describeRelativeMoment(enquiry.received_at, now)}. `}
      <span className={styles['status']}>
        {STATUS_ICONS[enquiry.status]}
        {describeStatus(enquiry)}
      </span>
    </Text>
  );
}

function Loaded({ enquiry }: { readonly enquiry: Enquiry }) {
  const { phone_number: phone, email, same_address_client: client } = enquiry;
  const [isUnsent, setUnsent] = useState(false);
  const isOpen = enquiry.available_commands.includes('answer');
  // A reopened enquiry gets a new answer form, which starts with the stored draft.
  const [openVersion, setOpenVersion] = useState(enquiry.version);
  if (isOpen && openVersion !== enquiry.version) setOpenVersion(enquiry.version);
  const isAnswering = isUnsent || isOpen;
  // The button of a command disappears with the old status.
  useFocusAfterChange(`${enquiry.status} ${isAnswering}`, focusHeading, { onlyIfLost: true });
  return (
    <>
      <div className={styles['body']}>
        <EnquiryOutcome enquiry={enquiry} />
        <dl className={styles['facts']}>
          <div>
            <dt>Phone</dt>
            <dd>
              {phone === null ? (
                'Not given'
              ) : (
                <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
              )}
            </dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              <Link href={`mailto:${email}`}>{email}</Link>
            </dd>
          </div>
          <div>
            <dt>Same address as a client?</dt>
            <dd>
              {client === null ? (
                'No'
              ) : (
                <>
                  Yes, <Link href={staffClientPath(client.id)}>{client.name}</Link>
                </>
              )}
            </dd>
          </div>
        </dl>
        <blockquote className={styles['said']}>{enquiry.message}</blockquote>
        {enquiry.answer === null ? null : <SentAnswer enquiry={enquiry} answer={enquiry.answer} />}
      </div>
      {isAnswering ? <AnswerForm key={openVersion} enquiry={enquiry} onUnsent={setUnsent} /> : null}
    </>
  );
}

/** What an enquiry was converted to. Renders nothing before. */
function EnquiryOutcome({ enquiry: { client, quote } }: { readonly enquiry: Enquiry }) {
  if (client === null) return null;
  return (
    <Alert tone="success" live title={`${client.name} is a client`}>
      <p>
        {quote === null ? (
          'They can log in and write to us.'
        ) : (
          <>
            {'They have a quote: '}
            <Link href={staffQuotePath(quote.id)}>
              <Code>{quote.reference}</Code>
            </Link>
          </>
        )}
      </p>
    </Alert>
  );
}

function SentAnswer({ enquiry, answer }: { readonly enquiry: Enquiry; readonly answer: string }) {
  const { answered_by: name, answered_at: at } = enquiry;
  const now = useNow();
  const when = at === null ? '' : `, ${describeRelativeMomentInSentence(at, now)}`;
  return (
    <section aria-label="Our answer">
      <h2 className={styles['subtitle']}>{`Answered by ${name ?? 'one of us'}${when}`}</h2>
      <p className={styles['answer']}>{answer}</p>
    </section>
  );
}
