import type { ComplianceReport } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Card } from '@cleaning/ui/card';
import { ErrorState } from '@cleaning/ui/error-state';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Wrench from 'lucide-react/icons/wrench';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';
import { failedChecks, groupChecks } from '../model/check-groups.ts';
import { CheckGroups } from './check-groups.tsx';
import styles from './ndis-check-card.module.css';

/** Whether an NDIS invoice has what the NDIS asks for, in plain words. */
export function NdisCheckCard({ invoiceId }: { invoiceId: string }) {
  const { queries } = usePortalApi();
  const check = useQuery(queries.ndis.check(invoiceId));
  if (check.data !== undefined) return <Report report={check.data} />;
  return (
    <Card title="NDIS check">
      {check.error === null ? (
        <SkeletonGroup label="Loading the NDIS check">
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </SkeletonGroup>
      ) : (
        <ErrorState
          level={3}
          title="We could not load the NDIS check"
          message={errorMessage(check.error)}
          retrying={check.isFetching}
          onRetry={() => void check.refetch()}
        />
      )}
    </Card>
  );
}

function Report({ report }: { report: ComplianceReport }) {
  const errors = failedChecks(report, 'error');
  const warnings = failedChecks(report, 'warning');
  const isClear = errors.length === 0;
  return (
    <Card
      title="NDIS check"
      action={
        <Badge tone={isClear ? 'success' : 'warning'} icon={isClear ? <Check /> : <Wrench />}>
          {isClear ? 'All clear' : 'We are on it'}
        </Badge>
      }
    >
      <div className={styles['root']}>
        <p className={styles['words']}>
          {isClear
            ? 'This invoice has what the NDIS asks for.'
            : 'Something on this invoice is not right yet. You do not need to do anything unless we ask you.'}
        </p>
        <Fixing messages={errors.map(({ message }) => message)} />
        {warnings.length === 0 ? null : (
          <p className={styles['words']}>{tidyWords(warnings.length)}</p>
        )}
        <CheckGroups groups={groupChecks(report)} />
        <p className={styles['checked']}>
          Checked {formatInstant(report.checked_at, 'date-time')}, against the prices of the NDIS.
        </p>
      </div>
    </Card>
  );
}

function Fixing({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div className={styles['messages']}>
      <h3 className={styles['heading']}>What we are fixing</h3>
      <ul className={styles['list']}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

function tidyWords(count: number): string {
  return count === 1
    ? 'One small thing is left for our office to tidy up. It does not hold the invoice up.'
    : `${count} small things are left for our office to tidy up. They do not hold the invoice up.`;
}
