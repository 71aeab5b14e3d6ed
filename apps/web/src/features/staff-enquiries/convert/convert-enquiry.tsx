import type { Enquiry } from '@cleaning/contract';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { formatInstant } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import detailStyles from '../enquiry-detail.module.css';
import { ConversionForm } from './conversion-form.tsx';
import styles from './convert-enquiry.module.css';

/** Makes a client and a draft quote of an enquiry, beside what was written. */
export function ConvertEnquiry({ id }: { readonly id: string }) {
  const { queries } = useTeamApi();
  const query = useQuery(queries.enquiries.detail(id));
  const enquiry = query.data;
  const isKnown = enquiry !== undefined && enquiry.same_address_client !== null;
  return (
    <div className={styles['root']}>
      <PageHead
        back={{ label: 'Enquiry', href: pathWithId(SITE_PATHS.staffEnquiry, id) }}
        title={isKnown ? 'Make a quote' : 'Make a client and quote'}
        text={
          enquiry === undefined
            ? undefined
            : `From the enquiry of ${enquiry.name}, ${formatInstant(enquiry.received_at, 'date-time')}.`
        }
      />
      <QueryContent
        card
        query={query}
        what="this enquiry"
        missing={<Unavailable id={null} title="This enquiry is not there" />}
      >
        {(loaded) => <Loaded enquiry={loaded} />}
      </QueryContent>
    </div>
  );
}

function Loaded({ enquiry }: { readonly enquiry: Enquiry }) {
  if (!enquiry.available_commands.includes('convert')) {
    return <Unavailable id={enquiry.id} title="This enquiry is not open" />;
  }
  return (
    <>
      <Card title={`What ${enquiry.name} wrote`}>
        <blockquote className={detailStyles['said']}>{enquiry.message}</blockquote>
      </Card>
      <ConversionForm enquiry={enquiry} />
    </>
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
            href={id === null ? SITE_PATHS.staffEnquiries : pathWithId(SITE_PATHS.staffEnquiry, id)}
          >
            {id === null ? 'Go to the enquiries' : 'See what was done'}
          </ButtonLink>
        }
      />
    </Card>
  );
}
