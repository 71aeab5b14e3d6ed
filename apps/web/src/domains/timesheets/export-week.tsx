import { exportTimesheetsRequest, type TimesheetWeek } from '@cleaning/contract/timesheets';
import {
  decimalHours,
  PAYROLL_LAYOUTS,
  type PayrollLayout,
} from '@cleaning/contract/timesheets/rules';
import { Alert } from '@cleaning/ui/alert';
import { Fieldset, OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import { useState } from 'react';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { saveFiles } from '#kit/files/use-save-file.ts';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { describeWeek, PAYROLL_NAMES, sumMinutes } from './describe-sheet.ts';

interface ExportWeekProps {
  readonly data: TimesheetWeek;
  readonly onClose: () => void;
}

/** Exports the approved timesheets of a week for payroll, and downloads the file. */
export function ExportWeek({ data, onClose }: ExportWeekProps) {
  const api = useApi();
  const toast = useToast();
  const { client } = usePortalApi();
  const [approved] = useState(() => data.timesheets.filter(({ status }) => status === 'approved'));
  const left = data.timesheets.filter(
    ({ status, totals }) => status === 'open' && totals.total_minutes > 0,
  );
  const schemaForm = useCommandForm({
    mutation: api.exportTimesheets.mutation(),
    schema: exportTimesheetsRequest,
    defaultValues: { layout: 'xero' },
    toRequest: ({ layout }: { readonly layout: PayrollLayout }) => ({
      week: data.week,
      layout,
      timesheets: approved.map(({ cleaner, version }) => ({ cleaner_id: cleaner.id, version })),
    }),
    idPrefix: 'export-',
    onDone: async ({ id }) => {
      const isSaved = await saveFiles([
        () => client.timesheets.downloadPayrollFile({ id }, {}),
      ]).then(
        () => true,
        () => false,
      );
      toast.show(
        isSaved
          ? 'Exported. The timesheets are locked now.'
          : 'Exported and locked. The file did not download. Get it under “Exported for payroll”.',
      );
      onClose();
    },
  });
  const layout = schemaForm.field('layout');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Export the hours of ${describeWeek(data.week)}?`}
      form={schemaForm}
      errorTitle="Not exported"
      submitLabel={`Export ${decimalHours(sumMinutes(approved))} h, CSV`}
      busyLabel="Exporting"
      closeLabel="Not now"
    >
      {left.length === 0 ? null : (
        <Alert
          tone="warning"
          title={left.length === 1 ? 'One is not approved' : `${left.length} are not approved`}
        >
          <p>{`${left.map(({ cleaner }) => cleaner.first_name).join(', ')} can go into a later file of this week.`}</p>
        </Alert>
      )}
      <Fieldset size="label" legend="For">
        <OptionGrid keepColumns>
          {PAYROLL_LAYOUTS.map((name) => (
            <OptionCard
              {...layout}
              key={name}
              id={`export-${name}`}
              type="radio"
              value={name}
              title={PAYROLL_NAMES[name]}
            />
          ))}
        </OptionGrid>
      </Fieldset>
      <Text tone="muted">
        Only hours, no names of clients. Travel has its own rows: make a pay item named Travel once.
        Exported timesheets are locked, and the file can be downloaded again.
      </Text>
    </FormDialog>
  );
}
