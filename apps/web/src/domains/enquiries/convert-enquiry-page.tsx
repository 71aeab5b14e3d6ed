import type { Enquiry } from '@cleaning/contract/enquiries';
import { pathWithId } from '@cleaning/contract/routes';
import { sydneyDateOf } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import { findHeading, startReadingAt, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { describeRelativeMomentInSentence } from '#kit/lib/describe-relative.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { ConversionForm } from './convert/conversion-form.tsx';
import { ConvertedEnquiry } from './convert/converted-enquiry.tsx';
import styles from './convert/convert-enquiry.module.css';
import detailStyles from './enquiry-detail.module.css';
import { STAFF_ENQUIRIES_PATH, STAFF_ENQUIRY_PATH } from './enquiry-paths.ts';
import { type MessagePart, readEnquiry } from './reading/read-enquiry.ts';

export const handle = { title: 'Make a client and quote' };

export { prefetchEnquiry as prefetch } from './enquiries-view.ts';

export function Component() {
  const { id = '' } = useParams();
  return <ConvertEnquiry id={id} />;
}

/**
 * Converts an enquiry to a client and a draft quote, with the message beside the form, and shows
 * the result.
 */
function ConvertEnquiry({ id }: { readonly id: string }) {
  const api = useApi();
  const query = useQuery(api.getEnquiry.query({ id }));
  const client = query.data?.client ?? null;
  // The form disappears once the client is created.
  useFocusAfterChange(client?.id ?? '', () => startReadingAt(findHeading()), {
    onlyIfLost: true,
  });
  return (
    <Stack gap="space-4">
      {query.data === undefined || client === null ? (
        <ConversionHead id={id} enquiry={query.data} />
      ) : null}
      <QueryContent
        card
        query={query}
        what="this enquiry"
        missing={<Unavailable id={null} title="This enquiry is not there" />}
      >
        {(enquiry) =>
          enquiry.client !== null ? (
            <ConvertedEnquiry enquiry={enquiry} client={enquiry.client} />
          ) : enquiry.available_commands.includes('convert') ? (
            <Conversion enquiry={enquiry} />
          ) : (
            <Unavailable id={enquiry.id} title="This enquiry is not open" />
          )
        }
      </QueryContent>
    </Stack>
  );
}

function ConversionHead({
  id,
  enquiry,
}: {
  readonly id: string;
  readonly enquiry?: Enquiry | undefined;
}) {
  const now = useNow();
  const isKnown = enquiry !== undefined && enquiry.same_address_client !== null;
  return (
    <PageHead
      back={{ label: 'Enquiry', href: pathWithId(STAFF_ENQUIRY_PATH, id) }}
      title={isKnown ? 'Make a quote' : 'Make a client and quote'}
      text={
        enquiry === undefined
          ? undefined
          : `From the enquiry of ${enquiry.name}: ${describeRelativeMomentInSentence(enquiry.received_at, now)}. Check what we read from it.`
      }
    />
  );
}

function Conversion({ enquiry }: { readonly enquiry: Enquiry }) {
  const today = sydneyDateOf(useNow());
  const reading = useMemo(() => readEnquiry(enquiry, today), [enquiry, today]);
  const [firstName = ''] = enquiry.name.split(' ');
  return (
    <>
      <MessageCard firstName={firstName} parts={reading.parts} />
      <ConversionForm enquiry={enquiry} reading={reading} />
    </>
  );
}

interface MessageCardProps {
  readonly firstName: string;
  readonly parts: readonly MessagePart[];
}

/** The message, with the parts highlighted that filled in the form. */
function MessageCard({ firstName, parts }: MessageCardProps) {
  const hasMarks = parts.some(({ isUsed }) => isUsed);
  return (
    <Card
      title={`What ${firstName} wrote`}
      action={hasMarks ? <span className={styles['key']}>Marked: used below</span> : undefined}
    >
      <blockquote className={detailStyles['said']}>
        {parts.map(({ text, isUsed }, index) =>
          // The order of the parts never changes, so their index can be the key.
          isUsed ? (
            <mark key={index} className={styles['used']}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </blockquote>
    </Card>
  );
}

function Unavailable({ id, title }: { readonly id: string | null; readonly title: string }) {
  return (
    <Card>
      <EmptyState
        title={title}
        text="It may have been answered, closed or removed."
        actions={
          <ButtonLink
            variant="outline"
            href={id === null ? STAFF_ENQUIRIES_PATH : pathWithId(STAFF_ENQUIRY_PATH, id)}
          >
            {id === null ? 'Go to the enquiries' : 'See what was done'}
          </ButtonLink>
        }
      />
    </Card>
  );
}
