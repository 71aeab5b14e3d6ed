import type { Invoice, InvoiceLine } from '@cleaning/contract/invoices';
import type { ComplianceCheck } from '@cleaning/contract/ndis';
import { Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Ref } from 'react';
import { CLIENT_FIXES } from './client-fixes.ts';
import { RuleDetails } from './rule-details.tsx';
import {
  CancellationFix,
  type LineFixProps,
  NoOtherWorkFix,
  PriceLimitFix,
} from './line-fixes.tsx';
import styles from './ndis-check.module.css';
import { ClientFix } from './client-fix.tsx';

export interface CheckFindingProps {
  readonly ref?: Ref<HTMLLIElement> | undefined;
  readonly finding: ComplianceCheck;
  readonly invoice: Invoice;
  /**
   * Called after a fix has changed a draft. Undefined for an issued invoice, whose lines cannot
   * change.
   */
  readonly onFixed?: (invoice: Invoice) => void;
  readonly onChangeLine?: (line: InvoiceLine) => void;
}

/** A finding of the NDIS check, with a fix that staff can apply on this page. */
export function CheckFinding({ ref, ...props }: CheckFindingProps) {
  const { finding, invoice } = props;
  const isError = finding.severity === 'error';
  const place = invoice.lines.findIndex(({ id }) => id === finding.line_id) + 1;
  const where = `Line ${place}`;
  const [first = '', ...rest] = finding.message.split(/(?<=\.) /u);
  const title = place === 0 ? first : `${where}: ${first}`;
  return (
    <li ref={ref} className={styles['finding']} data-severity={finding.severity}>
      <div className={styles['title']}>
        {isError ? <CircleAlert /> : <TriangleAlert />}
        <h3>{title}</h3>
      </div>
      {rest.length === 0 ? null : <p>{rest.join(' ')}</p>}
      <Fix {...props} where={where} />
      <RuleDetails of={title} rules={[finding.id]} />
    </li>
  );
}

type FixProps = Omit<CheckFindingProps, 'ref'> & Pick<LineFixProps, 'where'>;

function Fix({ finding, invoice, where, onFixed, onChangeLine }: FixProps) {
  const { field } = finding;
  const line = invoice.lines.find(({ id }) => id === finding.line_id);
  if (line === undefined) {
    const fix = CLIENT_FIXES[field ?? ''];
    if (fix === undefined) return null;
    return <ClientFix invoice={invoice} finding={finding} fix={fix} />;
  }
  if (onFixed === undefined || onChangeLine === undefined) return null;
  const common = { invoice, line, where, onFixed };
  if (field === 'unit_price_cents' && line.unit_price_cents > 0)
    return <PriceLimitFix {...common} />;
  if (field === 'cancellation_reason' && line.claim_type === 'CANC') {
    return <CancellationFix {...common} />;
  }
  if (field === 'no_other_work_found') return <NoOtherWorkFix {...common} />;
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => onChangeLine(line)}>
        Change the line <VisuallyHidden>{where}</VisuallyHidden>
      </Button>
    </div>
  );
}
