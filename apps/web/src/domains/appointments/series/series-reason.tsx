import type { AppointmentSeries } from '@cleaning/contract/series';
import { TextAreaField } from '@cleaning/ui/field';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { clientFirstName } from './describe-series.ts';

export interface SeriesReasonProps {
  readonly series: Pick<AppointmentSeries, 'client_name'>;
  readonly field: FieldProps;
  /** Staff must give a reason, which the client can read. For clients it is optional. */
  readonly reader: 'client' | 'staff';
}

/** The reason for skipping, pausing, changing or ending visits. */
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
