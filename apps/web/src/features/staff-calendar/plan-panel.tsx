import type { StaffMember } from '@cleaning/contract';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { formatInstant } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { SelectField, TextAreaField, TextField } from '@cleaning/ui/field';
import { useState } from 'react';
import { AppointmentBadge } from '../../shared/appointments/appointment-badge.tsx';
import { AppointmentChanged } from '../../shared/appointments/latest-appointment.tsx';
import { describeAppointmentTime } from '../../shared/appointments/format-appointment.ts';
import { ErrorAlert } from '../../shared/errors/error-alert.tsx';
import { PlanCheckResult } from './plan-check-result.tsx';
import { describeCleaner } from './describe-cleaner.ts';
import { canBePlanned, draftAt, type PlanDraft, startAt } from './plan-draft.ts';
import { SeriesOfVisit } from './series-of-visit.tsx';
import styles from './staff-calendar.module.css';
import { usePlan } from './use-plan.ts';

interface PlanPanelProps {
  draft: PlanDraft;
  cleaners: readonly StaffMember[];
  days: { readonly first: string; readonly last: string };
  /** Whether it asks to skip the visit, which is one of a series. */
  isSkipping: boolean;
  onSkipping: (isSkipping: boolean) => void;
  onChange: (draft: PlanDraft) => void;
  onClose: () => void;
}

/** The visit in hand: what it is, and where it goes. */
export function PlanPanel(props: PlanPanelProps) {
  const { draft, isSkipping, onSkipping, onClose } = props;
  const { appointment } = draft;
  const canPlan = canBePlanned(appointment);
  return (
    <section className={styles['panel']} aria-labelledby="plan-title">
      <h2 id="plan-title" tabIndex={-1}>
        {appointment.client_name}
      </h2>
      <p>
        <AppointmentBadge status={appointment.status} forTeam />
      </p>
      <p>{`${appointment.suburb}. ${describeAppointmentTime(appointment)}.`}</p>
      <ButtonLink variant="outline" block href={pathWithId(SITE_PATHS.staffVisit, appointment.id)}>
        Open visit
      </ButtonLink>
      {appointment.series === null ? null : (
        <SeriesOfVisit
          visit={appointment}
          isSkipping={isSkipping}
          onSkip={() => onSkipping(true)}
          onKeep={() => onSkipping(false)}
          onSkipped={onClose}
        />
      )}
      {canPlan ? <PlanForm {...props} /> : null}
      <Button variant="outline" block onClick={onClose}>
        {canPlan ? 'Leave it as it is' : 'Close'}
      </Button>
    </section>
  );
}

function PlanForm({ draft, cleaners, days, onChange, onClose }: PlanPanelProps) {
  const [reason, setReason] = useState('');
  const plan = usePlan(draft, { reason, onDone: onClose });
  const { verb, needsReason } = plan;
  const blocked = plan.check !== undefined && !plan.canSave;
  const opening = plan.check?.openings[0];
  const isMissing = needsReason && reason.trim() === '';
  const set = (changes: Partial<PlanDraft>) => onChange({ ...draft, ...changes });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing && plan.canSave) void plan.save();
      }}
    >
      <PlanCheckResult plan={plan} draft={draft} cleaners={cleaners} />
      <TextField
        label="Day"
        type="date"
        min={days.first}
        max={days.last}
        numeric
        value={draft.date}
        onChange={(event) => set({ date: event.target.value })}
      />
      <div className={styles['pair']}>
        <TextField
          label="From"
          type="time"
          step={900}
          numeric
          value={draft.from}
          onChange={(event) => onChange(startAt(draft, event.target.value))}
        />
        <TextField
          label="To"
          type="time"
          step={900}
          numeric
          value={draft.to}
          onChange={(event) => set({ to: event.target.value })}
        />
      </div>
      <SelectField
        label="Cleaner"
        value={draft.staffId}
        onChange={(event) => set({ staffId: event.target.value })}
        options={cleaners.map((each) => ({
          value: each.id,
          label: describeCleaner(each, plan.check?.openings ?? [], draft),
        }))}
      />
      {blocked && opening !== undefined ? (
        <Button variant="soft" block onClick={() => onChange(draftAt(draft, opening))}>
          {`Use ${opening.staff_member.first_name}, ${formatInstant(opening.starts_at, 'time')}`}
        </Button>
      ) : null}
      {needsReason ? (
        <TextAreaField
          label="Reason"
          hint="The client can read this."
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      {plan.changed === null ? null : <AppointmentChanged {...plan.changed} />}
      <ErrorAlert title="Not saved" error={plan.error} />
      <Button
        type="submit"
        data-save=""
        block
        busy={plan.isBusy}
        busyLabel="Saving"
        disabled={!plan.canSave || isMissing}
      >
        {verb}
      </Button>
      {plan.canSave && isMissing ? (
        <p className={styles['quiet']}>Say why, so that the client knows.</p>
      ) : null}
    </form>
  );
}
