import { plural } from '@cleaning/contract/rules';
import { formatInstant, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Menu } from '@cleaning/ui/menu';
import { PageHead } from '@cleaning/ui/portal-shell';
import BellRing from 'lucide-react/icons/bell-ring';
import BookOpenText from 'lucide-react/icons/book-open-text';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Landmark from 'lucide-react/icons/landmark';
import ScrollText from 'lucide-react/icons/scroll-text';
import { STAFF_BANK_IMPORT_PATH } from '#domains/bank/bank-paths.ts';
import { STAFF_BOOKKEEPING_PATH } from '#domains/bookkeeping/bookkeeping-paths.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { STAFF_REMINDERS_PATH } from '../../invoice-paths.ts';
import styles from './staff-invoices.module.css';

export interface InvoicesHeadProps {
  /** The number of completed visits that can be invoiced. */
  readonly visitCount: number;
  readonly onInvoiceVisits: () => void;
  readonly onStatement: () => void;
}

const LINKS = [
  { label: 'Reminders', icon: <BellRing />, href: STAFF_REMINDERS_PATH },
  { label: 'Bookkeeping', icon: <BookOpenText />, href: STAFF_BOOKKEEPING_PATH },
  { label: 'Import bank statement', icon: <Landmark />, href: STAFF_BANK_IMPORT_PATH },
];

/** The page's actions. On a phone, links to other pages are in a menu. */
export function InvoicesHead({ visitCount, onInvoiceVisits, onStatement }: InvoicesHeadProps) {
  const now = useNow();
  return (
    <PageHead
      title="Invoices"
      text={`${formatPlainDate(sydneyDateOf(now), 'long')}, ${formatInstant(now, 'time')}`}
      action={
        <>
          <Button variant="outline" icon={<ScrollText />} onClick={onStatement}>
            Statement
          </Button>
          {LINKS.map(({ label, icon, href }) => (
            <ButtonLink
              key={href}
              href={href}
              variant="outline"
              icon={icon}
              className={styles['link']}
            >
              {label}
            </ButtonLink>
          ))}
          <div className={styles['more']}>
            <Menu label="More" icon={<Ellipsis />} items={LINKS} />
          </div>
          {visitCount === 0 ? null : (
            <Button icon={<CalendarCheck />} onClick={onInvoiceVisits}>
              Invoice {plural(visitCount, 'visit')}
            </Button>
          )}
        </>
      }
    />
  );
}
