import type { ClientProfile, PlanManagement } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { ArrowLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { ErrorState } from '@cleaning/ui/error-state';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { missingPlanDetails } from '../model/missing-plan-details.ts';
import styles from './ndis-details.module.css';

const PLAN_WORDS: Readonly<Record<PlanManagement, string>> = {
  self: 'Self-managed',
  plan: 'Plan-managed',
  agency: 'Agency-managed',
};

/** What we hold of an NDIS participant's plan. The number is only ever shown masked. */
export function NdisDetails() {
  const { queries } = usePortalApi();
  const { data, error, isFetching, refetch } = useQuery(queries.accounts.clientProfile());
  return (
    <Card title="Your NDIS details">
      {data === undefined ? (
        <Absent error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PlanDetails profile={data} />
      )}
    </Card>
  );
}

function PlanDetails({ profile }: { profile: ClientProfile }) {
  const missing = missingPlanDetails(profile);
  const plan = profile.plan_management;
  return (
    <div className={styles['body']}>
      <SummaryList
        layout="facts"
        rows={[
          { label: 'NDIS number', value: profile.ndis_number_masked ?? 'Not given yet' },
          { label: 'Plan type', value: plan === null ? 'Not given yet' : PLAN_WORDS[plan] },
        ]}
      />
      {missing.length === 0 ? null : (
        <Alert tone="warning" title="Some details are missing">
          <p>{`Without ${missing.join(' and ')} your invoices cannot be claimed.`}</p>
        </Alert>
      )}
      <ArrowLink href={SITE_PATHS.clientAccount}>
        {missing.length === 0 ? 'Update details' : 'Add them now'}
      </ArrowLink>
    </div>
  );
}

interface AbsentProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

function Absent({ error, retrying, onRetry }: AbsentProps) {
  if (error === null) {
    return (
      <SkeletonGroup label="Loading your NDIS details">
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  return (
    <ErrorState
      level={3}
      title="We could not load your details"
      message={errorMessage(error)}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
