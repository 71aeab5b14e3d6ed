import { company } from '@cleaning/company';
import { cleanerRosterSchema, type CleanerRoster } from '@cleaning/contract/roster';
import { WEEKDAY_NAMES } from '@cleaning/contract/series/rules';
import { formatClockTime, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SelectField, TextField } from '@cleaning/ui/field';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { useToast } from '@cleaning/ui/toast';
import { type SyntheticEvent, useRef, useState } from 'react';
import { describeMinutes, describeShortDay } from '#domains/appointments/format-appointment.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useLeaveGuard } from '#kit/forms/leave-guard.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { DayHours } from './day-hours.tsx';
import {
  findLatestArea,
  toWorkDays,
  type DayValues,
  countDayMinutes,
  toDayValues,
  dayHoursError,
} from './hours-values.ts';
import styles from './staff-cleaner.module.css';
import { VisitsOutside } from './visits-outside.tsx';

/** Sets the working hours of a cleaner by weekday, from a date on. */
export function HoursForm({ roster }: { readonly roster: CleanerRoster }) {
  const api = useApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const { id } = roster.cleaner;
  const version = useLatestVersion(roster, cleanerRosterSchema);
  const [days, setDays] = useState(() => toDayValues(roster));
  const [area, setArea] = useState(() => findLatestArea(roster));
  const [countsFrom, setCountsFrom] = useState(today);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saved = JSON.stringify(toWorkDays(toDayValues(version.latest)));
  const hasNewHours = JSON.stringify(toWorkDays(days)) !== saved || countsFrom !== today;
  const isDirty = hasNewHours || area !== findLatestArea(version.latest);
  useLeaveGuard(isDirty);

  const saving = useCommand(api.saveWorkingHours.mutation({ id }), {
    isRepeatable: true,
    onRefused: version.handleConflict,
    onDone: (next) => {
      version.restart(next);
      // Keep what was typed during the save; it is not saved yet.
      setDays((typed) => (typed === days ? toDayValues(next) : typed));
      setArea((typed) => (typed === area ? findLatestArea(next) : typed));
      setCountsFrom((typed) => (typed === countsFrom ? today : typed));
      setTried(false);
      toast.show('The working hours are saved.');
    },
  });

  const isWrong = countsFrom === '' || days.some((day) => dayHoursError(day) !== undefined);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWrong) {
      void saving.submit({
        version: version.latest.version,
        counts_from: countsFrom,
        days: toWorkDays(days),
        area,
      });
    } else
      // The first field that is wrong, of whichever day.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
  };
  const undo = () => {
    setDays(toDayValues(version.latest));
    setArea(findLatestArea(version.latest));
    setCountsFrom(today);
    setTried(false);
    saving.reset();
  };
  const change = (next: DayValues) =>
    setDays((all) => all.map((day) => (day.weekday === next.weekday ? next : day)));
  const sum = days.reduce((minutes, day) => minutes + countDayMinutes(day), 0);

  return (
    <Card title="Working hours">
      <Stack as="form" ref={form} gap="space-4" noValidate onSubmit={submit}>
        {roster.hours.length === 0 ? (
          <p>
            Not known yet. Until you save them, the calendar offers the opening hours of the
            company.
          </p>
        ) : null}
        <div className={styles['days']}>
          <p className={styles['daysHead']} aria-hidden="true">
            <span>Day</span>
            <span>Time</span>
            <span>Hours</span>
          </p>
          {days.map((day) => (
            <DayHours key={day.weekday} day={day} isChecked={isTried} onChange={change} />
          ))}
        </div>
        <p className={styles['sum']}>
          <strong>A week</strong>
          <strong>{describeMinutes(sum)}</strong>
        </p>
        <AreaField area={area} onChange={setArea} />
        <TextField
          label="Starts on"
          type="date"
          numeric
          min={today}
          value={countsFrom}
          error={isTried && countsFrom === '' ? 'Choose a day.' : undefined}
          hint={describeLater(version.latest, today)}
          onChange={(event) => setCountsFrom(event.target.value)}
        />
        <VisitsOutside
          id={id}
          hours={
            hasNewHours && !isWrong ? { counts_from: countsFrom, days: toWorkDays(days) } : null
          }
        />
        {version.hasChanged ? (
          <Alert
            tone="warning"
            title={
              version.changedBy === null
                ? 'These hours have changed'
                : `${version.changedBy} changed these hours`
            }
            live
          >
            <p>{`Now: ${describeHours(version.latest.hours.at(-1))}. Nothing was saved. Check your hours and save them again.`}</p>
          </Alert>
        ) : (
          <ErrorAlert title="Not saved" error={saving.error} />
        )}
        <Inline gap="space-2">
          <Button type="submit" busy={saving.isBusy} busyLabel="Saving" disabled={!isDirty}>
            Save hours
          </Button>
          {isDirty ? (
            <Button variant="ghost" onClick={undo}>
              Undo changes
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </Card>
  );
}

interface AreaFieldProps {
  readonly area: string;
  readonly onChange: (area: string) => void;
}

/**
 * The service area in which a cleaner mostly works. An area that the company no longer serves
 * remains an option while it is selected.
 */
function AreaField({ area, onChange }: AreaFieldProps) {
  const areas = new Set([...company.serviceAreas, ...(area === '' ? [] : [area])]);
  return (
    <SelectField
      label="Area"
      optional
      hint="Where they mostly work. It stands beside the name."
      placeholder="No area"
      options={[...areas].map((name) => ({ value: name, label: name }))}
      value={area}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Says from when the shown hours apply, if that is in the future. */
function describeLater({ hours }: CleanerRoster, today: string): string | undefined {
  const last = hours.at(-1);
  if (last === undefined || last.counts_from <= today) return undefined;
  return `The hours above start on ${describeShortDay(last.counts_from)}.`;
}

/** Working hours on one line: "Mon 8:00 am – 4:00 pm, Tue …, in Inner West". */
function describeHours(hours: CleanerRoster['hours'][number] | undefined): string {
  const days = (hours?.days ?? []).map(
    ({ weekday, start_time: start, end_time: end }) =>
      `${WEEKDAY_NAMES[weekday].slice(0, 3)} ${formatClockTime(start)} – ${formatClockTime(end)}`,
  );
  const area = hours?.area ?? null;
  return [
    ...(days.length === 0 ? ['no working days'] : days),
    ...(area === null ? [] : [`in ${area}`]),
  ].join(', ');
}
