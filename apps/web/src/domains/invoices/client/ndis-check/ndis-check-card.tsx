import type { ComplianceReport } from '@cleaning/contract/ndis';
import { formatInstant } from '@cleaning/pricing';
import { Badge, type BadgeTone } from '@cleaning/ui/badge';
import { Card } from '@cleaning/ui/card';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Wrench from 'lucide-react/icons/wrench';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { type DescribedCheck, type CheckGroup, failedChecks, groupChecks } from './check-groups.ts';
import styles from './ndis-check-card.module.css';
import { Disclosure } from '@cleaning/ui/disclosure';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import CircleCheck from 'lucide-react/icons/circle-check';

/** The result of the NDIS check in plain words. */
export function NdisCheckCard({ invoiceId }: { invoiceId: string }) {
  const api = useApi();
  const check = useQuery(api.checkNdisInvoice.query({ id: invoiceId }));
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
  const groups = groupChecks(report);
  const failed = sum(groups.map((group) => group.failed.length));
  const passed = sum(groups.map((group) => group.passed.length));
  const isClear = errors.length === 0;
  return (
    <Card
      screenOnly
      className={isClear ? styles['clear'] : undefined}
      title="NDIS check"
      action={
        <Badge tone={badgeTone(isClear, failed)} icon={failed === 0 ? <Check /> : <Wrench />}>
          {failed === 0 ? 'All clear' : `${passed} passed, ${failed} being checked`}
        </Badge>
      }
    >
      <Stack gap="space-4">
        <Text tone="muted">{isClear ? describeClear(report) : describeFixing(report)}</Text>
        <FailedCheckList checks={errors} />
        {warnings.length === 0 ? null : (
          <Text tone="muted">{describeWarnings(warnings.length, isClear, report)}</Text>
        )}
        <CheckGroups groups={groups} />
        <Text size="xs" tone="muted">
          Checked {formatInstant(report.checked_at, 'date-time')}, against the NDIS price limits.
        </Text>
      </Stack>
    </Card>
  );
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

function badgeTone(isClear: boolean, failed: number): BadgeTone {
  if (!isClear) return 'warning';
  return failed === 0 ? 'success' : 'info';
}

function FailedCheckList({ checks }: { checks: readonly DescribedCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <Stack gap="space-2">
      <h3 className={styles['heading']}>What we are fixing</h3>
      <Stack as="ul" gap="space-2" bullets>
        {checks.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </Stack>
    </Stack>
  );
}

type Plan = Pick<ComplianceReport, 'plan_management'>;

function describeClear({ plan_management: plan }: Plan): string {
  if (plan === 'plan') return 'This invoice has what your plan manager needs.';
  if (plan === 'self') return 'This invoice has what you need to claim it from your plan.';
  return 'This invoice has what the NDIS asks for.';
}

const describeFixing = ({ plan_management: plan }: Plan): string =>
  plan === 'plan'
    ? 'Something on this invoice is not right yet, and we are fixing it. You do not need to do anything unless we ask you, and your plan manager hears from us.'
    : 'Something on this invoice is not right yet, and we are fixing it. You do not need to do anything unless we ask you.';

function describeWarnings(
  count: number,
  isClear: boolean,
  { plan_management: plan }: Plan,
): string {
  const things =
    count === 1
      ? 'One small thing is left for us to tidy up.'
      : `${count} small things are left for us to tidy up.`;
  if (!isClear) return things;
  if (plan === 'plan') return `${things} Your plan manager can still pay the invoice.`;
  if (plan === 'self') return `${things} You can still pay the invoice and claim it.`;
  return `${things} ${count === 1 ? 'It does' : 'They do'} not hold the invoice up.`;
}

/** One disclosure per group of rules, with the outcome of each rule inside. */
function CheckGroups({ groups }: { groups: readonly CheckGroup[] }) {
  return (
    <div className={styles['groups']}>
      {groups.map(({ title, passed, failed }) => (
        <Disclosure
          key={title}
          summary={
            <Inline as="span" gap="space-3" align="center" wrap={false}>
              <Mark isFine={failed.length === 0} />
              <span>
                {title}
                <Text as="span" size="sm" tone="muted" weight="regular" block>
                  {describeCounts(passed.length, failed.length)}
                </Text>
              </span>
            </Inline>
          }
        >
          <ul className={styles['rules']}>
            {failed.map(({ id, text }) => (
              <li key={id}>
                <Mark isFine={false} />
                <span>{text}</span>
              </li>
            ))}
            {passed.map(({ id, text }) => (
              <li key={id}>
                <Mark isFine />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  );
}

function Mark({ isFine }: { isFine: boolean }) {
  return (
    <span className={styles['mark']} data-fine={isFine || undefined}>
      {isFine ? <CircleCheck /> : <Wrench />}
      <VisuallyHidden>{isFine ? 'Passed:' : 'Being checked:'}</VisuallyHidden>
    </span>
  );
}

const describeCounts = (passed: number, failed: number): string =>
  failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} being checked`;
