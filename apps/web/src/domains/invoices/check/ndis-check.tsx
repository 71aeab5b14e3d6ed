import type { Invoice, InvoiceLine } from '@cleaning/contract/invoices';
import type { ComplianceReport } from '@cleaning/contract/ndis';
import { formatInstant, formatPlainDate } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Disclosure } from '@cleaning/ui/disclosure';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Ref } from 'react';
import { draftFindings } from '../draft-findings.ts';
import { QueryContent, type QueryState } from '#kit/lists/query-content.tsx';
import { CheckFinding } from './check-finding.tsx';
import { RuleDetails } from './rule-details.tsx';
import styles from './ndis-check.module.css';

export interface NdisCheckProps {
  readonly invoice: Invoice;
  readonly check: QueryState<ComplianceReport>;
  /** For the first finding that is an error. */
  readonly firstError: Ref<HTMLLIElement>;
  /** Called after a fix has changed the draft. */
  readonly onFixed: (invoice: Invoice) => void;
  readonly onChangeLine: (line: InvoiceLine) => void;
  readonly onIssueAnyway: () => void;
}

/** The NDIS check of a draft, errors first, each with a fix. */
export function NdisCheck(props: NdisCheckProps) {
  const { check } = props;
  return (
    <Card
      title="NDIS check"
      action={
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCw />}
          busy={check.isFetching}
          busyLabel="Checking"
          onClick={() => void check.refetch()}
        >
          Check again
        </Button>
      }
    >
      <QueryContent query={check} what="the NDIS check" level={3} lines={6}>
        {(report) => <Report {...props} report={report} />}
      </QueryContent>
    </Card>
  );
}

function Report({
  report,
  invoice,
  firstError,
  onFixed,
  onChangeLine,
  onIssueAnyway,
}: NdisCheckProps & { readonly report: ComplianceReport }) {
  const { findings, errorCount: errors, warningCount: warnings } = draftFindings(report);
  const first = findings.find(({ severity }) => severity === 'error');
  const { passed } = report.summary;
  const passes = report.checks.filter(({ status }) => status === 'pass');
  return (
    <div className={styles['root']}>
      <Inline as="p" gap="space-2">
        {errors === 0 ? null : (
          <Badge tone="danger" icon={<CircleAlert />}>
            {errors} to fix
          </Badge>
        )}
        {warnings === 0 ? null : (
          <Badge tone="warning" icon={<TriangleAlert />}>
            {warnings} to look at
          </Badge>
        )}
        <Badge tone="success" icon={<Check />}>
          {passed} passed
        </Badge>
      </Inline>
      <Text size="sm" tone="muted" aria-live="polite">
        {errors === 0
          ? 'This invoice is ready to issue.'
          : `Fix ${errors === 1 ? 'the error' : `the ${errors} errors`} to issue this invoice.`}
      </Text>
      <Stack as="ul" gap="space-3">
        {findings.map((finding) => (
          <CheckFinding
            key={`${finding.id} ${finding.line_id ?? ''}`}
            ref={finding === first ? firstError : undefined}
            finding={finding}
            invoice={invoice}
            onFixed={onFixed}
            onChangeLine={onChangeLine}
          />
        ))}
      </Stack>
      <Disclosure
        summary={
          <Text as="span" size="sm">
            See the {passed} checks that passed
          </Text>
        }
      >
        <ul className={styles['passed']}>
          {passes.map(({ id, line_id, message }) => (
            <li key={`${id} ${line_id ?? ''}`}>{message}</li>
          ))}
        </ul>
        <RuleDetails of="the checks that passed" rules={passes.map(({ id }) => id)} />
      </Disclosure>
      {errors === 0 ? null : (
        <div>
          <Button variant="ghost" size="sm" className={styles['anyway']} onClick={onIssueAnyway}>
            Issue anyway, with a reason
          </Button>
        </div>
      )}
      <Text size="sm" tone="muted">
        Catalogue of {formatPlainDate(report.catalogue_version, 'medium')}. Checked at{' '}
        {formatInstant(report.checked_at, 'time')}.
      </Text>
    </div>
  );
}
