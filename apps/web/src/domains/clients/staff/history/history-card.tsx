import { useAuth } from '@cleaning/auth/react';
import {
  CLIENT_HISTORY_KINDS,
  type ClientEvent,
  type ClientHistory,
  type ClientHistoryKind,
  HISTORY_LENGTH,
  MAX_HISTORY_LENGTH,
} from '@cleaning/contract/clients';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { ArrowLink, Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import ReceiptText from 'lucide-react/icons/receipt-text';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { auditOfClientPath } from '#domains/audit/audit-paths.ts';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { staffThreadPath } from '#domains/messages/message-paths.ts';
import { staffQuotePath } from '#domains/quotes/quote-paths.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeCircumstances, describeEvent } from './describe-event.ts';
import styles from './history-card.module.css';

type Part = ClientHistoryKind | 'all';

const LABELS: Readonly<Record<Part, string>> = {
  all: 'Everything',
  visits: 'Visits',
  quotes: 'Quotes',
  money: 'Money',
  messages: 'Messages',
  details: 'Details changed',
};

const PARTS = (['all', ...CLIENT_HISTORY_KINDS] as const).map((value) => ({
  value,
  label: LABELS[value],
}));

export interface HistoryCardProps {
  readonly id: string;
}

/** The history of a client, latest first. */
export function HistoryCard({ id }: HistoryCardProps) {
  const api = useApi();
  const isAdmin = useAuth().user?.user_type === 'admin';
  const [part, setPart] = useState<Part>('all');
  const [limit, setLimit] = useState(HISTORY_LENGTH);
  const query = useQuery(
    api.getClientHistory.query({ id, ...(part === 'all' ? { limit } : { limit, kind: part }) }),
  );
  return (
    <Card
      title="History"
      action={isAdmin ? <ArrowLink href={auditOfClientPath(id)}>Audit log</ArrowLink> : undefined}
    >
      <Stack gap="space-4" align="start">
        <FilterPills
          label="Part of the history"
          value={part}
          options={PARTS}
          onChange={(next) => {
            setPart(next);
            setLimit(HISTORY_LENGTH);
          }}
        />
        <QueryContent query={query} what="the history" lines={8} level={3}>
          {(history) => (
            <>
              <Events history={history} />
              {history.has_earlier && limit < MAX_HISTORY_LENGTH ? (
                <Button
                  variant="outline"
                  busy={query.isPlaceholderData}
                  busyLabel="Reading"
                  onClick={() => setLimit(Math.min(limit * 2, MAX_HISTORY_LENGTH))}
                >
                  Show earlier
                </Button>
              ) : null}
            </>
          )}
        </QueryContent>
      </Stack>
    </Card>
  );
}

interface EventsProps {
  readonly history: ClientHistory;
}

function Events({ history }: EventsProps) {
  const now = useNow();
  if (history.events.length === 0) return <p>Nothing happened here yet.</p>;
  return (
    <Stack as="ol">
      {history.events.map((event) => (
        <li key={event.id} className={styles['event']}>
          <span className={styles['icon']} data-tone={chooseTone(event)}>
            {chooseIcon(event)}
          </span>
          <div>
            <b className={styles['what']}>
              <EventLink event={event} />
            </b>
            <Text as="small" size="sm" tone="muted" block wrap="anywhere">
              {unbrokenTimes(describeCircumstances(event, now))}
            </Text>
          </div>
        </li>
      ))}
    </Stack>
  );
}

function EventLink({ event }: { readonly event: ClientEvent }) {
  const text = describeEvent(event);
  const href = findHref(event);
  return href === undefined ? text : <Link href={href}>{text}</Link>;
}

function findHref({ kind, subject_id: id }: ClientEvent): string | undefined {
  if (kind === 'details') return undefined;
  const pathOf = {
    visit: staffVisitPath,
    quote: staffQuotePath,
    invoice: staffInvoicePath,
    payment: staffInvoicePath,
    message: staffThreadPath,
  }[kind];
  return pathOf?.(id);
}

const isBad = (event: ClientEvent): boolean =>
  (event.kind === 'visit' && ['cancel', 'report_no_access', 'decline'].includes(event.command)) ||
  (event.kind === 'invoice' && event.command === 'reject_claim') ||
  (event.kind === 'quote' && event.command === 'decline');

const chooseTone = (event: ClientEvent): 'danger' | 'current' | undefined => {
  if (isBad(event)) return 'danger';
  return event.kind === 'visit' && event.command === 'start' ? 'current' : undefined;
};

function chooseIcon(event: ClientEvent): ReactNode {
  if (isBad(event)) return <X />;
  switch (event.kind) {
    case 'visit': {
      return <CalendarDays />;
    }
    case 'quote': {
      return <FileText />;
    }
    case 'invoice': {
      return <ReceiptText />;
    }
    case 'payment': {
      return <CircleDollarSign />;
    }
    case 'message': {
      return <MessageCircle />;
    }
    case 'details': {
      return event.action === 'reveal_ndis_number' ? <Eye /> : <Pencil />;
    }
    default: {
      return event satisfies never;
    }
  }
}
