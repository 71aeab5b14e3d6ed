import type { StaffMember } from '@cleaning/contract/appointments';
import BellRing from 'lucide-react/icons/bell-ring';
import BookOpenText from 'lucide-react/icons/book-open-text';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import ClipboardClock from 'lucide-react/icons/clipboard-clock';
import Files from 'lucide-react/icons/files';
import Landmark from 'lucide-react/icons/landmark';
import ListChecks from 'lucide-react/icons/list-checks';
import { addLeavePath, cleanerPath } from '#domains/cleaners/cleaner-paths.ts';
import { staffClientDocumentsPath } from '#domains/documents/document-paths.ts';
import { staffClientVisitsPath } from '#domains/appointments/visit-paths.ts';
import { STAFF_BANK_IMPORT_PATH } from '#domains/bank/bank-paths.ts';
import { STAFF_BOOKKEEPING_PATH } from '#domains/bookkeeping/bookkeeping-paths.ts';
import { STAFF_CLAIMS_IMPORT_PATH } from '#domains/claims/claim-paths.ts';
import { STAFF_REMINDERS_PATH } from '#domains/invoices/invoice-paths.ts';
import { STAFF_TIMESHEETS_PATH } from '#domains/timesheets/sheet-paths.ts';
import type { FoundClient, PageOption } from './palette-options.tsx';

/** The pages that are not in the navigation. */
export const MORE_PAGES: readonly PageOption[] = [
  {
    id: 'page-timesheets',
    icon: <ClipboardClock />,
    label: 'Timesheets',
    note: 'Hours worked, for payroll',
    href: STAFF_TIMESHEETS_PATH,
  },
  {
    id: 'page-reminders',
    icon: <BellRing />,
    label: 'Payment reminders',
    href: STAFF_REMINDERS_PATH,
  },
  {
    id: 'page-bank-import',
    icon: <Landmark />,
    label: 'Import a bank statement',
    href: STAFF_BANK_IMPORT_PATH,
  },
  {
    id: 'page-bookkeeping',
    icon: <BookOpenText />,
    label: 'Bookkeeping',
    note: 'Exports, GST and who owes what',
    href: STAFF_BOOKKEEPING_PATH,
  },
  {
    id: 'page-claims-import',
    icon: <ListChecks />,
    label: 'Add the NDIA’s answers',
    href: STAFF_CLAIMS_IMPORT_PATH,
  },
];

/** The option for a cleaner's working hours and leave. */
export const cleanerOption = ({ id, first_name: name }: StaffMember): PageOption => ({
  id: `cleaner-${id}`,
  icon: <CalendarClock />,
  label: name,
  note: 'Working hours and leave',
  href: cleanerPath(id),
});

export const leaveOption = ({ id, first_name: name }: StaffMember): PageOption => ({
  id: `leave-${id}`,
  icon: <CalendarOff />,
  label: `Leave for ${name}`,
  href: addLeavePath(id),
});

/** The options for a client's pages other than the main one. */
export const clientPages = ({ id, first_name: name }: FoundClient): PageOption[] => [
  {
    id: 'client-visits',
    icon: <CalendarSync />,
    label: `Regular visits of ${name}`,
    href: staffClientVisitsPath(id),
  },
  {
    id: 'client-documents',
    icon: <Files />,
    label: `Documents of ${name}`,
    href: staffClientDocumentsPath(id),
  },
];
