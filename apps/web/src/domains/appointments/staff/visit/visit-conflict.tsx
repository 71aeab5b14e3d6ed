import type { Appointment, WorkSheet } from '@cleaning/contract/appointments';
import { company } from '@cleaning/company';
import { clockMinutesBetween } from '@cleaning/ndis';
import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import Phone from 'lucide-react/icons/phone';
import { describeMinutes, describeTime, TEAM_STATUS_LABELS } from '../../format-appointment.ts';
import { countMinutes } from '../../visit-queue/describe-work.ts';
import type { QueuedWork } from '../../visit-queue/queued-work.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import styles from './visit-conflict.module.css';

interface VisitConflictProps {
  item: QueuedWork;
  appointment: Appointment;
  latestChange: WorkSheet['latest_change'];
  onClose: () => void;
}

/**
 * Asks which version is right when the office changed a visit that was started or completed
 * offline.
 */
export function VisitConflict({ item, appointment, latestChange, onClose }: VisitConflictProps) {
  const { queue } = useVisitQueue();
  const { work, madeAt } = item;
  const [firstName = ''] = appointment.client_name.split(' ');
  const isStart = work.kind === 'start';
  const canSend = appointment.available_commands.includes(isStart ? 'start' : 'complete');
  const phone =
    work.kind === 'complete' ? completedRows(work) : [row('Started', formatClock(madeAt))];
  const office = isStart ? [row('Booked', describeTime(appointment))] : bookedRows(appointment);
  if (isStart || !canSend) office.push(row('Status', TEAM_STATUS_LABELS[appointment.status].label));
  const answer = (send: boolean) => {
    if (send) queue.retry(item.id, appointment.version);
    else queue.remove(item.id);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        canSend ? `Which time is right for ${firstName}’s visit?` : 'Remove this from your phone?'
      }
      actions={
        <>
          {canSend ? (
            <Button onClick={() => answer(true)}>
              {isStart ? `Send ${formatClock(madeAt)}` : `Send ${phone[1]?.value}`}
            </Button>
          ) : null}
          <Button variant={canSend ? 'outline' : 'danger'} onClick={() => answer(false)}>
            {canSend ? (isStart ? 'Do not start the visit' : 'Keep the visit open') : 'Remove'}
          </Button>
          <ButtonLink variant="ghost" href={`tel:${company.phone}`} icon={<Phone />}>
            Call the office
          </ButtonLink>
        </>
      }
    >
      <p>
        This visit changed while you had no signal.{' '}
        {latestChange === null ? '' : `${describeLatestChange(latestChange)} `}
        {isStart ? 'Your start' : 'Your “Complete visit”'} waits for your answer. Nothing is lost.
      </p>
      <div className={styles['sides']}>
        <Side title="On your phone" rows={phone} />
        <Side title="At the office" rows={office} />
      </div>
      <Alert tone="info">
        <p>{canSend ? adviceFor(work) : CANNOT_SEND}</p>
      </Alert>
    </Dialog>
  );
}

const CANNOT_SEND = 'This can no longer be sent. Call the office if your time should count.';

const adviceFor = (work: QueuedWork['work']): string =>
  work.kind === 'complete'
    ? `If you left at ${formatClock(work.endedAt)}, send your time. If you are still there, keep the visit open.`
    : 'If your time is right, send it. If not, keep the visit as the office has it.';

interface Row {
  readonly label: string;
  readonly value: string;
}

const row = (label: string, value: string): Row => ({ label, value });
/**
 * Who changed the visit, and why: "Priya, today 10:20 am: “Amira asked us to stay until 11:00 am.”"
 */
function describeLatestChange(change: NonNullable<WorkSheet['latest_change']>): string {
  const { actor, name, reason, occurred_at: at } = change;
  const who = name ?? (actor === 'client' ? 'The client' : 'The office');
  const day = sydneyDateOf(at) === sydneyDateOf(new Date()) ? 'today' : formatInstant(at, 'date');
  return `${who}, ${day} ${formatClock(at)}${reason === null ? '.' : `: “${reason}”`}`;
}

/** The booked end and length, to compare with the actual ones. */
function bookedRows(appointment: Appointment): Row[] {
  const { starts_at: start, ends_at: end } = appointment;
  if (start === null || end === null) return [row('Booked', describeTime(appointment))];
  return [
    row('Booked until', formatClock(end)),
    row('Time booked', describeMinutes(clockMinutesBetween(start, end))),
  ];
}

const formatClock = (instant: string): string => formatInstant(instant, 'time');

function completedRows(work: Extract<QueuedWork['work'], { kind: 'complete' }>): Row[] {
  return [
    row('Finished', formatClock(work.endedAt)),
    row('Time to invoice', describeMinutes(countMinutes(work))),
    ...(work.notes === '' ? [] : [row('Notes for the office', work.notes)]),
  ];
}

function Side({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className={styles['side']}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
