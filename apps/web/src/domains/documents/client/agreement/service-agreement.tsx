import { formatDate, formatPlainDate } from '@cleaning/pricing';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { FileIcon } from '@cleaning/ui/file-picker';
import { Inline } from '@cleaning/ui/inline';
import { Link } from '@cleaning/ui/link';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useStoredFiles } from '#kit/files/use-stored-files.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { choosePreviewKind } from '#kit/files/stored-file.ts';
import { useFilePreview } from '#kit/files/use-file-preview.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { AGREEMENT_QUERY } from '../documents-view.ts';
import styles from './service-agreement.module.css';

/** The current service agreement of an NDIS participant. */
export function ServiceAgreement() {
  const api = useApi();
  const agreements = useQuery(api.listDocuments.query(AGREEMENT_QUERY));
  const { data: profile } = useQuery(api.getClientProfile.query());
  const files = useStoredFiles('document');
  const { preview, dialog } = useFilePreview(files);

  if (agreements.data === undefined) {
    return (
      <QueryContent
        query={agreements}
        what="your service agreement"
        skeleton={
          <Card>
            <SkeletonGroup label="Loading your service agreement">
              <Skeleton />
            </SkeletonGroup>
          </Card>
        }
        card
      >
        {() => null}
      </QueryContent>
    );
  }
  const [agreement] = agreements.data.results;
  if (agreement === undefined) {
    return (
      <Card title="Your service agreement">
        <p>
          There is no copy here yet. <Link href={SITE_PATHS.clientMessages}>Send us a message</Link>{' '}
          and we will add it.
        </p>
      </Card>
    );
  }
  const { service_agreement_start: start, service_agreement_end: end } = profile ?? {};
  return (
    <Card title="Your service agreement">
      <Inline gap="space-3" align="center">
        <FileIcon name={agreement.file_name} />
        <p className={styles['text']}>
          <Text as="b" weight="semibold" wrap="anywhere">
            {agreement.file_name}
          </Text>
          <Text as="span" tone="muted">
            {start && end
              ? `From ${formatPlainDate(start, 'medium')} to ${formatPlainDate(end, 'medium')}`
              : `Added ${formatDate(agreement.created_at, 'medium')}`}
          </Text>
        </p>
        <div className={styles['actions']}>
          {choosePreviewKind(agreement) === null ? null : (
            <Button variant="soft" icon={<Eye />} onClick={() => preview(agreement)}>
              Read <VisuallyHidden>{agreement.file_name}</VisuallyHidden>
            </Button>
          )}
          <SaveFileButton
            label="Download"
            what={agreement.file_name}
            variant="outline"
            load={() => files.load(agreement.id)}
          />
        </div>
      </Inline>
      {dialog}
    </Card>
  );
}
