import type { PayrollExport } from '@cleaning/contract/timesheets';
import { plural } from '@cleaning/contract/rules';
import { PAYROLL_LAYOUTS } from '@cleaning/contract/timesheets/rules';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Row, RowList } from '@cleaning/ui/row-list';
import { describeMinutes, describeMoment } from '#domains/appointments/format-appointment.ts';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { usePortalApi } from '#kit/api/portal-api.tsx';
import { PAYROLL_NAMES } from './describe-sheet.ts';

/** The exports of a week, whose files can be downloaded again. */
export function PayrollExports({ exports }: { readonly exports: readonly PayrollExport[] }) {
  const { client } = usePortalApi();
  return (
    <Card title="Exported for payroll">
      <RowList>
        {exports.map((each) => (
          <Row
            key={each.id}
            title={`${plural(each.cleaner_count, 'timesheet')} for ${PAYROLL_NAMES[each.layout]}`}
            detail={`${each.exported_by ?? 'A deleted user'}, ${describeMoment(each.exported_at)}`}
            end={describeMinutes(each.total_minutes)}
            actions={
              <Inline gap="space-2">
                {PAYROLL_LAYOUTS.map((layout) => (
                  <SaveFileButton
                    key={layout}
                    size="sm"
                    variant="outline"
                    label={PAYROLL_NAMES[layout]}
                    what={`file of ${describeMoment(each.exported_at)}`}
                    load={() => client.timesheets.downloadPayrollFile({ id: each.id }, { layout })}
                  />
                ))}
              </Inline>
            }
          />
        ))}
      </RowList>
    </Card>
  );
}
