import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { RECURRENCE_NAMES } from '@cleaning/contract/series/rules';
import { SERVICES } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { describeVisitPrice, minutesOfTimes, findRate } from '../../price/visit-price.ts';
import { staffVisitPath } from '../../visit-paths.ts';
import { AppointmentBadge } from '../../appointment-badge.tsx';
import { describeAppointmentTime } from '../../format-appointment.ts';
import { canBePlanned, type PlanDraft } from '../../plan/plan-draft.ts';
import { PlanForm, type PlanFormHandle, type PlanFormProps } from '../../plan/plan-form.tsx';
import { describeSkipped } from './skipped-visit.ts';
import { SeriesOfVisit } from './series-of-visit.tsx';
import styles from './staff-calendar.module.css';
import cardStyles from './visit-card.module.css';
import { useApi } from '#kit/api/portal-api.tsx';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

export interface PlanPanelHandle extends PlanFormHandle {
  readonly focusTitle: () => void;
}

interface PlanPanelProps extends Omit<PlanFormProps, 'onDone' | 'ref'> {
  ref?: Ref<PlanPanelHandle>;
  /** Whether the panel asks to skip the visit, which is part of a series. */
  isSkipping: boolean;
  onSkipping: (isSkipping: boolean) => void;
  onClose: () => void;
}

/** Plans the selected visit: its details, time and cleaner. */
export function PlanPanel(props: PlanPanelProps) {
  const { ref, isSkipping, onSkipping, onClose, ...plan } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<PlanFormHandle>(null);
  useImperativeHandle(ref, () => ({
    focusTitle: () => title.current?.focus(),
    focusCleaner: () => form.current?.focusCleaner(),
    focusEnd: () => form.current?.focusEnd(),
  }));
  const { appointment } = plan.draft;
  const skip = describeSkipped(appointment);
  const canPlan = canBePlanned(appointment);
  return (
    <section className={styles['panel']} aria-labelledby="plan-title">
      <h2 ref={title} id="plan-title" tabIndex={-1}>
        {appointment.client_name}
      </h2>
      <p>
        <AppointmentBadge status={appointment.status} forTeam />
      </p>
      {skip === null ? null : <p>{`${skip}.`}</p>}
      {appointment.series === null ? null : (
        <p className={cardStyles['repeats']}>
          <RefreshCw aria-hidden="true" />
          {RECURRENCE_NAMES[appointment.series.recurrence]}
        </p>
      )}
      <p>
        <b>{unbrokenTimes(describeAppointmentTime(appointment))}</b>
        <br />
        {describePlace(appointment)}
      </p>
      <PlanPrice draft={plan.draft} />
      <ButtonLink variant="outline" block href={staffVisitPath(appointment.id)}>
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
      {canPlan ? <PlanForm ref={form} {...plan} onDone={onClose} /> : null}
      <Button variant="outline" block onClick={onClose}>
        {canPlan ? 'Leave it as it is' : 'Close'}
      </Button>
    </section>
  );
}

/**
 * The price of the selected visit at the chosen times. Renders nothing while its rate is unknown.
 */
function PlanPrice({ draft: { appointment, from, to } }: { readonly draft: PlanDraft }) {
  const api = useApi();
  const isQuoted = appointment.quote_id !== null;
  const { data: rates } = useQuery({
    ...api.getHourlyRates.query({ client_id: appointment.client_id }),
    enabled: !isQuoted,
  });
  if (isQuoted) return <p>Its quote says the price.</p>;
  const rate = findRate(rates, appointment.service_id);
  const minutes = minutesOfTimes(from, to);
  if (rate === null || minutes === null) return null;
  return <p aria-live="polite">{describeVisitPrice(minutes, rate)}</p>;
}

/** "General cleaning, Glebe, with Hana". */
function describePlace({ service_id, suburb, staff_member: person }: AppointmentSummary): string {
  const who = person === null ? '' : `, with ${person.first_name}`;
  return `${SERVICES[service_id].name}, ${suburb}${who}`;
}
