import type { Appointment, WorkSheet } from '@cleaning/contract/appointments';
import { RECURRENCE_NAMES } from '@cleaning/contract/series/rules';
import { SERVICES } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { staffQuotePath } from '#domains/quotes/quote-paths.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { AppointmentBadge } from '../../appointment-badge.tsx';
import { describeDrive } from '../../describe-drive.ts';
import { directionsTo } from './directions.ts';
import { hasOfficeActions, OfficeActions } from './office-actions.tsx';
import styles from './office-head.module.css';
import { officeTimes } from './office-times.ts';
import { useVisitPrice } from './use-visit-price.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

interface OfficeHeadProps {
  readonly appointment: Appointment;
  /** Undefined in a work sheet that an earlier release stored on this device, like the next. */
  readonly invoice: WorkSheet['invoice'] | undefined;
  readonly hasCode: boolean;
  readonly driveMinutes: number | null | undefined;
  /** The visit's end is recorded on this phone but not sent yet. */
  readonly isOnPhone: boolean;
}

/** The header of a visit for the office: what it is, what can be done with it, and four facts. */
export function OfficeHead(props: OfficeHeadProps) {
  const { appointment, invoice = null, hasCode, driveMinutes = null, isOnPhone } = props;
  const times = officeTimes(appointment, useNow(), isOnPhone);
  const { series, suburb, postcode, address_line1: street } = appointment;
  const place = `${suburb} NSW ${postcode}`;
  const about = [
    `${SERVICES[appointment.service_id].name}, ${appointment.reference}.`,
    ...(series === null ? [] : [`${RECURRENCE_NAMES[series.recurrence]}.`]),
  ];
  return (
    <Stack as="section" gap="space-3" aria-label={appointment.client_name}>
      <PageHead
        title={appointment.client_name}
        badge={<AppointmentBadge status={appointment.status} forTeam />}
        text={about.join(' ')}
        action={
          hasOfficeActions(appointment, invoice) ? (
            <OfficeActions appointment={appointment} invoice={invoice} hasCode={hasCode} />
          ) : undefined
        }
      />
      <dl className={styles['facts']}>
        <Fact icon={<Clock />} label={times.label} value={times.value}>
          {unbrokenTimes(times.note)}
        </Fact>
        <Fact
          icon={<UserRound />}
          label="Cleaner"
          value={appointment.staff_member?.first_name ?? 'No cleaner'}
        >
          {describeCleaner(appointment, driveMinutes)}
        </Fact>
        <Fact
          icon={<MapPin />}
          label="Where"
          value={street}
          end={
            <Link href={directionsTo(`${street}, ${place}`)} target="_blank" rel="noreferrer">
              Directions
            </Link>
          }
        >
          {place}
        </Fact>
        <PriceFact appointment={appointment} invoice={invoice} />
      </dl>
    </Stack>
  );
}

function PriceFact({
  appointment,
  invoice,
}: {
  appointment: Appointment;
  invoice: WorkSheet['invoice'];
}) {
  const { value, hours, quote } = useVisitPrice(appointment);
  const isToInvoice = appointment.status === 'completed' && invoice === null;
  return (
    <Fact
      icon={<ReceiptText />}
      label={isToInvoice ? 'To invoice' : 'Price'}
      value={value}
      end={
        invoice !== null ? (
          <Link href={staffInvoicePath(invoice.id)}>{invoice.number ?? 'Draft invoice'}</Link>
        ) : isToInvoice ? (
          <Badge tone="neutral" icon={<CircleDashed />}>
            Not invoiced
          </Badge>
        ) : null
      }
    >
      {quote === null ? (
        hours
      ) : (
        <Link href={staffQuotePath(quote.id)}>{`Quote ${quote.reference ?? ''}`.trim()}</Link>
      )}
    </Fact>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly value: string;
  /** What else is to know of it. */
  readonly children: ReactNode;
  /** A link or a badge. */
  readonly end?: ReactNode;
}

function Fact({ icon, label, value, children, end = null }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['label']}>
        {icon}
        {label}
      </dt>
      <dd className={styles['value']}>{unbrokenTimes(value)}</dd>
      {children === null ? null : <dd className={styles['note']}>{children}</dd>}
      {end === null ? null : <dd>{end}</dd>}
    </div>
  );
}

/** What the office should know of who comes: the drive, or that nobody comes yet. */
function describeCleaner(visit: Appointment, driveMinutes: number | null): string | null {
  const isConfirmed = visit.status === 'confirmed';
  if (visit.staff_member === null) return isConfirmed ? 'It waits for a cleaner.' : null;
  return isConfirmed ? describeDrive({ ...visit, drive_minutes: driveMinutes }) : null;
}
