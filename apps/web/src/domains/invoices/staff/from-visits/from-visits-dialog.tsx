import { plural } from '@cleaning/contract/rules';
import type { InvoiceResult, UninvoicedVisit } from '@cleaning/contract/invoices';
import { formatMoney } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeResults } from '../../describe-results.ts';
import styles from './from-visits-dialog.module.css';
import { VisitGroupFields } from './visit-group-fields.tsx';
import { amountOfGroup, groupVisits, toDrafts, type PickedGroup } from './visit-groups.ts';

interface FromVisitsDialogProps {
  readonly visits: readonly UninvoicedVisit[];
  readonly onClose: () => void;
  /** Called with the result of each draft. */
  readonly onDone: (report: string) => void;
}

/** The most drafts that one call creates. */
const MAX_DRAFTS = 50;

const getId = (visit: UninvoicedVisit): string => visit.appointment_id;

/** Creates a draft for each client from their visits without an invoice. */
export function FromVisitsDialog({ visits, onClose, onDone }: FromVisitsDialogProps) {
  const api = useApi();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [rates, setRates] = useState<Readonly<Record<string, string>>>({});
  // A visit that is completed while the dialog is open is not offered, so that no draft is made
  // from a visit that staff have not seen.
  const [idsAtOpening] = useState(() => new Set(visits.map(getId)));
  const offered = visits.filter((visit) => idsAtOpening.has(getId(visit)));
  const groups = groupVisits(offered).slice(0, MAX_DRAFTS);
  const picked = groups.map((group): PickedGroup => ({
    group,
    picked: group.visits.filter(({ appointment_id: id }) => !left.has(id)),
    rate: rates[group.key] ?? group.rate,
  }));
  const chosen = picked.filter((group) => group.picked.length > 0);
  const amount = chosen.reduce((sum, group) => sum + amountOfGroup(group), 0);
  const make = useCommand(api.createDraftInvoices.mutation(), {
    onDone: ({ results }) => onDone(report(results, chosen)),
  });
  const toggle = (id: string) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const drafts = plural(chosen.length, 'draft');
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Make drafts from ${describeOffered(offered)}?`}
      actions={
        <>
          {chosen.length === 0 || Number.isNaN(amount) ? null : (
            <Button
              busy={make.isBusy}
              busyLabel="Making"
              onClick={() => void make.submit({ drafts: toDrafts(picked) })}
            >
              Make {drafts}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <p>
        One draft for each client. Its lines are the hours that were worked, times the client’s
        rate. A quoted clean is billed as quoted, and a late fee as you decided. Nothing is sent
        until you issue it.
      </p>
      <ul className={styles['groups']}>
        {picked.map((group) => (
          <VisitGroupFields
            key={group.group.key}
            {...group}
            onToggle={toggle}
            onRate={(rate) => setRates((before) => ({ ...before, [group.group.key]: rate }))}
          />
        ))}
      </ul>
      <p className={styles['total']} aria-live="polite">
        <span>
          {drafts}, {visitCount(chosen)}
        </span>
        <b>{Number.isNaN(amount) ? 'Enter every rate' : formatMoney(amount)}</b>
      </p>
      <ErrorAlert title="No drafts made" error={make.error} />
    </Dialog>
  );
}

/** "2 finished visits and 1 late fee" */
function describeOffered(offered: readonly UninvoicedVisit[]): string {
  const fees = offered.filter(({ fee_cents: fee }) => fee !== null).length;
  const finished = offered.length - fees;
  return [
    finished === 0 ? null : plural(finished, 'finished visit'),
    fees === 0 ? null : plural(fees, 'late fee'),
  ]
    .filter((part) => part !== null)
    .join(' and ');
}

function visitCount(groups: readonly PickedGroup[]): string {
  const count = groups.reduce((sum, { picked }) => sum + picked.length, 0);
  return plural(count, 'visit');
}

function report(results: readonly InvoiceResult[], groups: readonly PickedGroup[]): string {
  const made = results.filter(({ error }) => error === null).length;
  return describeResults(
    made === 1 ? 'draft made' : 'drafts made',
    results,
    groups.map(({ group }) => group.name),
  );
}
