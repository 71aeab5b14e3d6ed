import { plural } from '@cleaning/contract/rules';
import { type AppointmentSeries, endSeriesRequest } from '@cleaning/contract/series';
import { addDays } from '@cleaning/ndis';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { SelectField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useWatch } from 'react-hook-form';
import { describeDay, describeDayOfMonth, describeShortDates } from '../../format-appointment.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { DatesList } from '../../series/dates-list.tsx';
import { nameVisits, openVisits, visitsToCome } from '../../series/describe-series.ts';
import { SeriesChanges, useLatestSeries } from '../../series/series-changes.tsx';
import { SeriesReason } from '../../series/series-reason.tsx';
import type { VisitRate } from '../../price/visit-price.ts';
import { sumVisitCosts } from './series-cost.ts';

export interface EndSeriesProps {
  readonly series: AppointmentSeries;
  /** Null while it is unknown. */
  readonly rate: VisitRate | null;
  readonly onClose: () => void;
}

/** Ends a series after one of its visits, or at once. */
export function EndSeries({ series, rate, onClose }: EndSeriesProps) {
  const api = useApi();
  const toast = useToast();
  const now = useNow();
  const yesterday = addDays(sydneyDateOf(now), -1);
  const version = useLatestSeries(series);
  const visits = visitsToCome(version.latest, now);
  const days = lastDays(version.latest);
  const schemaForm = useCommandForm({
    mutation: api.endSeries.mutation({ id: series.id }),
    schema: endSeriesRequest,
    defaultValues: { last_date: lastDays(series)[0] ?? yesterday, reason: '' },
    toRequest: (values: { readonly last_date: string; readonly reason: string }) => ({
      ...values,
      version: version.latest.version,
    }),
    idPrefix: 'end-',
    onRefused: version.handleConflict,
    draft: `end series ${series.id}`,
    onDone: (ended) => {
      toast.show(ended.status === 'ended' ? 'The series has ended.' : 'The last visit is set.');
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const last = useWatch({ control: form.control, name: 'last_date' });
  const off = visits.filter(({ date }) => date > last);
  const stay = visits.filter(({ date }) => date <= last);
  const cents = rate === null ? null : sumVisitCosts(off, rate);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`End the ${nameVisits(series)}?`}
      form={schemaForm}
      errorTitle="Not ended"
      errorDetails={<SeriesChanges version={version} />}
      submitLabel={
        last > yesterday
          ? `End after ${describeDayOfMonth(last)}`
          : off.length === 0
            ? 'End the series'
            : `End now, cancel ${plural(off.length, 'visit')}`
      }
      busyLabel="Ending"
      variant="danger"
      closeLabel="Keep the series"
    >
      <SelectField
        {...field('last_date')}
        label="Last visit"
        options={[
          ...days.map((day) => ({ value: day, label: describeDay(day) })),
          { value: yesterday, label: 'No more visits' },
        ]}
      />
      <DatesList
        outcomes={[
          ...(stay.length === 0
            ? []
            : [
                {
                  dates: describeShortDates(stay),
                  text: plural(stay.length, 'visit'),
                  label: 'Stay booked',
                  tone: 'success' as const,
                  icon: <Check />,
                },
              ]),
          ...(off.length === 0
            ? []
            : [
                {
                  dates: describeShortDates(off),
                  text:
                    plural(off.length, 'visit') + (cents === null ? '' : `, ${formatMoney(cents)}`),
                  label: 'Cancelled',
                  tone: 'danger' as const,
                  icon: <X />,
                },
              ]),
        ]}
      />
      <SeriesReason series={series} field={field('reason')} reader="staff" />
      <Alert tone="info">
        <p>
          {off.length === 0 ? '' : 'There is no charge for the visits that are cancelled. '}
          Past visits and invoices stay.
        </p>
      </Alert>
    </FormDialog>
  );
}

/** The days of visits that can be the last one: none is after the last day that is set already. */
const lastDays = (series: AppointmentSeries): string[] => {
  const days = openVisits(series).map(({ date }) => date);
  const { last_date: last } = series;
  return [...new Set(days)].filter((day) => last === null || day <= last);
};
