import type { AppointmentSeries } from '@cleaning/contract';
import { TextAreaField } from '@cleaning/ui/field';
import type { FieldProps } from '../forms/use-schema-form.ts';
import { clientFirstName } from './describe-series.ts';

export interface SeriesReasonProps {
  readonly series: Pick<AppointmentSeries, 'client_name'>;
  readonly field: FieldProps;
  /** Staff have to say why, and the client reads it. A client may say why. */
  readonly reader: 'client' | 'staff';
}

/** Why visits are skipped, paused, changed or ended. */
export function SeriesReason({ series, field, reader }: SeriesReasonProps) {
  return reader === 'staff' ? (
    <TextAreaField
      {...field}
      label="Reason"
      hint={`${clientFirstName(series)} can read this.`}
      rows={2}
      maxLength={500}
    />
  ) : (
    <TextAreaField
      {...field}
      label="Would you like to tell us why?"
      optional
      rows={2}
      maxLength={500}
    />
  );
}
