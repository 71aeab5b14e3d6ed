import type { Appointment, WorkSheet } from '@cleaning/contract/appointments';
import { appointmentStatusInWords } from '@cleaning/contract/appointments/rules';
import { company } from '@cleaning/company';
import { clockMinutesBetween } from '@cleaning/ndis';
import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import Phone from 'lucide-react/icons/phone';
import { describeMinutes, describeTime } from '../../format-appointment.ts';
import { countMinutes } from '../../visit-queue/describe-work.ts';
import { noteIn, type QueuedWork, type WorkOf } from '../../visit-queue/queued-work.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { ConflictSides } from './conflict-sides.tsx';
import { useNoteChoice } from './note-choice.tsx';
import { completedRows, formatClock, noteRows, type WorkRow } from './work-rows.tsx';

interface VisitConflictProps {
  item: QueuedWork;
  work: WorkOf<'start' | 'complete'>;
  appointment: Appointment;
  latestChange: WorkSheet['latest_change'];
  onClose: () => void;
}

/**
 * Asks which version is right when the office changed a visit that was started or completed
 * offline.
 */
export function VisitConflict(props: VisitConflictProps) {
  const { item, work, appointment, latestChange, onClose } = props;
  const { queue } = useVisitQueue();
  const { madeAt } = item;
  const [firstName = ''] = appointment.client_name.split(' ');
  const { version, staff_member: staff, completion_notes: saved } = appointment;
  const others = staff === null || staff.id === item.userId ? null : staff.first_name;
  const isStart = work.kind === 'start';
  const canSend = appointment.available_commands.includes(work.kind);
  const own = isStart ? undefined : work.notes;
  const isOtherNote = own !== undefined && own !== saved;
  const choosesNote = canSend && isOtherNote;
  const note = useNoteChoice(saved, own ?? saved);
  const phone = isStart ? [{ label: 'Started', value: formatClock(madeAt) }] : completedRows(work);
  const office = isStart
    ? [{ label: 'Booked', value: describeTime(appointment) }]
    : bookedRows(appointment);
  if (isStart || !canSend) {
    office.push({ label: 'Status', value: appointmentStatusInWords(appointment.status, 'staff') });
  }
  office.push({ label: 'Who comes', value: staff?.first_name ?? 'No cleaner' });
  if (!choosesNote) {
    phone.push(...noteRows(own ?? ''));
    if (isOtherNote) office.push(...noteRows(saved));
  }
  const chosen = choosesNote && { notes: note.notes, earlierNotes: saved };
  const send = () => {
    const seen = isStart && { staffId: staff?.id ?? null };
    queue.retry(item.id, { ...work, version, ...chosen, ...seen });
    onClose();
  };
  const remove = () => {
    const kept = chosen === false ? noteIn(work) : ({ kind: 'note', ...chosen } as const);
    if (kept === null || kept.notes === saved) queue.remove(item.id);
    else queue.retry(item.id, kept);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={describeQuestion(`${firstName}’s visit`, { canSend, choosesNote })}
      actions={
        <>
          {canSend ? (
            <Button onClick={send}>
              {isStart
                ? `Send ${formatClock(madeAt)}`
                : `Send ${describeMinutes(countMinutes(work))}`}
            </Button>
          ) : null}
          <Button variant={canSend ? 'outline' : 'danger'} onClick={remove}>
            {canSend ? (isStart ? 'Do not start the visit' : 'Keep the visit open') : 'Remove'}
          </Button>
          <ButtonLink variant="ghost" href={`tel:${company.phone}`} icon={<Phone />}>
            Call the office
          </ButtonLink>
        </>
      }
    >
      <p>
        {isOtherNote && work.version === version
          ? 'The note for the office changed after you opened this visit. '
          : `This visit changed while you had no signal. ${describeLatestChange(latestChange)}`}
        {isStart ? 'Your start' : 'Your “Complete visit”'} waits for your answer. Nothing is lost.
      </p>
      <ConflictSides phone={phone} office={office} />
      {choosesNote ? note.field : null}
      <Alert tone={others === null ? 'info' : 'warning'}>
        {others === null ? null : (
          <p>
            {`This is ${others}’s visit.`}
            {canSend ? ` What you send counts as ${others}’s work.` : null}
          </p>
        )}
        <p>{canSend ? adviceFor(work) : CANNOT_SEND}</p>
      </Alert>
    </Dialog>
  );
}

function describeQuestion(
  visit: string,
  { canSend, choosesNote }: { canSend: boolean; choosesNote: boolean },
): string {
  if (!canSend) return 'Remove this from your phone?';
  return choosesNote ? `What is right for ${visit}?` : `Which time is right for ${visit}?`;
}

const CANNOT_SEND = 'This can no longer be sent. Call the office if your time should count.';

const adviceFor = (work: WorkOf<'start' | 'complete'>): string =>
  work.kind === 'complete'
    ? `If you left at ${formatClock(work.endedAt)}, send your time. If you are still there, keep the visit open.`
    : 'If your time is right, send it. If not, keep the visit as the office has it.';

/**
 * Who changed the visit, and why: "Priya, today 10:20 am: “Amira asked us to stay until 11:00 am.”"
 */
function describeLatestChange(change: WorkSheet['latest_change']): string {
  if (change === null) return '';
  const { actor, name, reason, occurred_at: at } = change;
  const who = name ?? (actor === 'client' ? 'The client' : 'The office');
  const day = sydneyDateOf(at) === sydneyDateOf(new Date()) ? 'today' : formatInstant(at, 'date');
  return `${who}, ${day} ${formatClock(at)}${reason === null ? '.' : `: “${reason}”`} `;
}

/** The booked end and length, to compare with the actual ones. */
function bookedRows(appointment: Appointment): WorkRow[] {
  const { starts_at: start, ends_at: end } = appointment;
  if (start === null || end === null)
    return [{ label: 'Booked', value: describeTime(appointment) }];
  return [
    { label: 'Booked until', value: formatClock(end) },
    { label: 'Time booked', value: describeMinutes(clockMinutesBetween(start, end)) },
  ];
}
