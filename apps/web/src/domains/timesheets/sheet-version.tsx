import { type Timesheet, timesheetSchema } from '@cleaning/contract/timesheets';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { inHours, sheetState } from './describe-sheet.ts';

export interface SheetDialogProps {
  readonly sheet: Timesheet;
  readonly onClose: () => void;
}

/** What a dialog about a timesheet needs: the fields of every command, and what changed meanwhile. */
export function useSheetVersion(sheet: Timesheet) {
  const { opened, latest, handleConflict } = useLatestVersion<Timesheet>(sheet, timesheetSchema);
  return {
    latest,
    fields: { week: latest.week, version: latest.version },
    handleConflict,
    changes: <RemoteChanges before={rowsIn(opened)} after={rowsIn(latest)} />,
  };
}

const rowsIn = (sheet: Timesheet) => [
  { label: 'State', value: sheetState(sheet).label },
  { label: 'Worked', value: inHours(sheet.totals.worked_minutes) },
  { label: 'Travel', value: inHours(sheet.totals.travel_minutes) },
  { label: 'Extra', value: inHours(sheet.totals.extra_minutes) },
  {
    label: 'Now in all',
    value: inHours(sheet.moved_to_minutes ?? sheet.totals.total_minutes),
  },
];
