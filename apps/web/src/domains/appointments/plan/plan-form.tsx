import type { StaffMember } from '@cleaning/contract/appointments';
import { formatInstant } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { SelectField, TextAreaField, TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { AvailabilityResult } from '../availability/availability-result.tsx';
import { cleanerOptions, firstOffer } from '../availability/cleaner-options.ts';
import { describePlanned } from '../format-appointment.ts';
import { AppointmentChanged } from '../latest-appointment.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { clientFirstName } from '../series/describe-series.ts';
import { draftAt, type PlanDraft, toPlanRequest, startAt } from './plan-draft.ts';
import { usePlan } from './use-plan.ts';

export interface PlanFormHandle {
  readonly focusCleaner: () => void;
  /** Focuses what is left to do: the reason if one is needed, else the button that saves. */
  readonly focusEnd: () => void;
}

export interface PlanFormProps {
  readonly ref?: Ref<PlanFormHandle>;
  readonly draft: PlanDraft;
  readonly cleaners: readonly StaffMember[];
  readonly days: { readonly first: string; readonly last: string };
  readonly onChange: (draft: PlanDraft) => void;
  /** Called when the visit was planned, moved or assigned. */
  readonly onDone: () => void;
}

/** Plans one visit: the fields are checked by the service as they change, then saved. */
export function PlanForm({ ref, draft, cleaners, days, onChange, onDone }: PlanFormProps) {
  const cleanerField = useRef<HTMLSelectElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({
    focusCleaner: () => cleanerField.current?.focus(),
    focusEnd: () => (reasonField.current ?? saveButton.current)?.focus(),
  }));
  const [reason, setReason] = useState('');
  const plan = usePlan(draft, { reason, onDone });
  const { verb, needsReason } = plan;
  const { cleaners: checked = [] } = plan.availability;
  const blocked = plan.isStopped;
  const opening = firstOffer(checked, toPlanRequest(draft)?.starts_at ?? '');
  const isMissing = needsReason && reason.trim() === '';
  const options = cleanerOptions(plan.availability, cleaners);
  const isChosen = options.some(({ value }) => value === draft.staffId);
  const set = (changes: Partial<PlanDraft>) => onChange({ ...draft, ...changes });
  return (
    <Stack
      as="form"
      gap="space-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing && plan.canSave) void plan.save();
      }}
    >
      <AvailabilityResult
        availability={plan.availability}
        staffId={draft.staffId}
        when={plan.isIncomplete ? '' : describePlanned(draft)}
        missing={plan.isIncomplete ? 'Choose a day, both times and a cleaner.' : null}
      />
      <TextField
        label="Day"
        type="date"
        min={days.first}
        max={days.last}
        numeric
        value={draft.date}
        onChange={(event) => set({ date: event.target.value })}
      />
      <Grid minColumn="9rem" gap="space-3">
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
      </Grid>
      <SelectField
        ref={cleanerField}
        label="Cleaner"
        value={draft.staffId}
        onChange={(event) => set({ staffId: event.target.value })}
        // Without it, the first cleaner would look chosen while nobody is.
        placeholder={isChosen ? undefined : 'Choose a cleaner'}
        options={options}
      />
      {needsReason ? (
        <TextAreaField
          ref={reasonField}
          label="Reason"
          hint={`${clientFirstName(draft.appointment)} can read this.`}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      {plan.changed === null ? null : <AppointmentChanged {...plan.changed} />}
      <ErrorAlert title="Not saved" error={plan.error} />
      <Button
        ref={saveButton}
        type="submit"
        block
        busy={plan.isBusy}
        busyLabel="Saving"
        disabled={!plan.canSave || isMissing}
      >
        {verb}
      </Button>
      {blocked ? (
        <Text tone="muted">Choose a free time or another cleaner first.</Text>
      ) : plan.isUnchanged ? (
        <Text tone="muted">Choose another time or another cleaner.</Text>
      ) : plan.canSave && isMissing ? (
        <Text tone="muted">Say why, so that the client knows.</Text>
      ) : null}
      {blocked && opening !== undefined ? (
        <Button variant="soft" block onClick={() => onChange(draftAt(draft, opening))}>
          {`Use ${opening.staff_member.first_name}, ${formatInstant(opening.starts_at, 'time')}`}
        </Button>
      ) : null}
    </Stack>
  );
}
