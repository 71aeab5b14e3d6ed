import type { ComplianceReport } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Card } from '@cleaning/ui/card';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Wrench from 'lucide-react/icons/wrench';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { failedChecks, groupChecks, type ToldCheck } from '../model/check-groups.ts';
import { CheckGroups } from './check-groups.tsx';
import styles from './ndis-check-card.module.css';

/** Whether an NDIS invoice has what the NDIS asks for, in plain words. */
export function NdisCheckCard({ invoiceId }: { invoiceId: string }) {
  const { queries } = usePortalApi();
  const check = useQuery(queries.ndis.check(invoiceId));
  if (check.data !== undefined) return <Report report={check.data} />;
  return (
    <Card title="NDIS check">
      <QueryContent query={check} what="the NDIS check" level={3}>
        {() => null}
      </QueryContent>
    </Card>
  );
}

function Report({ report }: { report: ComplianceReport }) {
  const errors = failedChecks(report, 'error');
  const warnings = failedChecks(report, 'warning');
  const isClear = errors.length === 0;
  return (
    <Card
      className={isClear ? styles['clear'] : undefined}
      title="NDIS check"
      action={
        <Badge tone={isClear ? 'success' : 'warning'} icon={isClear ? <Check /> : <Wrench />}>
          {isClear ? 'All clear' : 'We are on it'}
        </Badge>
      }
    >
      <div className={styles['root']}>
        <p className={styles['words']}>{isClear ? clearWords(report) : fixingWords(report)}</p>
        <Fixing checks={errors} />
        {warnings.length === 0 ? null : (
          <p className={styles['words']}>{tidyWords(warnings.length, isClear, report)}</p>
        )}
        <CheckGroups groups={groupChecks(report)} />
        <p className={styles['checked']}>
          Checked {formatInstant(report.checked_at, 'date-time')}, against the prices of the NDIS.
        </p>
      </div>
    </Card>
  );
}

function Fixing({ checks }: { checks: readonly ToldCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <div className={styles['messages']}>
      <h3 className={styles['heading']}>What we are fixing</h3>
      <ul className={styles['list']}>
        {checks.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

type Plan = Pick<ComplianceReport, 'plan_management'>;

function clearWords({ plan_management: plan }: Plan): string {
  if (plan === 'plan') return 'This invoice has what your plan manager needs.';
  if (plan === 'self') return 'This invoice has what you need to claim it from your plan.';
  return 'This invoice has what the NDIS asks for.';
}

const fixingWords = ({ plan_management: plan }: Plan): string =>
  plan === 'plan'
    ? 'Something on this invoice is not right yet, and we are fixing it. You do not need to do anything unless we ask you, and your plan manager hears from us.'
    : 'Something on this invoice is not right yet, and we are fixing it. You do not need to do anything unless we ask you.';

function tidyWords(count: number, isClear: boolean, { plan_management: plan }: Plan): string {
  const things =
    count === 1
      ? 'One small thing is left for us to tidy up.'
      : `${count} small things are left for us to tidy up.`;
  if (!isClear) return things;
  if (plan === 'plan') return `${things} Your plan manager can still pay the invoice.`;
  if (plan === 'self') return `${things} You can still pay the invoice and claim it.`;
  return `${things} ${count === 1 ? 'It does' : 'They do'} not hold the invoice up.`;
}
