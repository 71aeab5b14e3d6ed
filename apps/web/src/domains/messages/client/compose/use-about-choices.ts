import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { InvoiceSummary } from '@cleaning/contract/invoices';
import type { ThreadSubjectType } from '@cleaning/contract/messages';
import type { QuoteSummary } from '@cleaning/contract/quotes';
import { useQuery } from '@tanstack/react-query';
import { isMissing } from '#kit/errors/api-errors.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { formatAud, formatPlainDate, SERVICES } from '@cleaning/pricing';

/** One item that a conversation can be about. */
interface AboutChoice {
  readonly id: string;
  /** The label of the option. */
  readonly label: string;
  /** The default subject of a conversation about it. */
  readonly subject: string;
}

function choiceOfQuote(
  quote: Pick<QuoteSummary, 'id' | 'reference' | 'service_id' | 'suburb'>,
): AboutChoice {
  const { id, reference, service_id: serviceId, suburb } = quote;
  const service = serviceId === null ? null : SERVICES[serviceId].name;
  return {
    id,
    label: [reference, service, suburb].filter((part) => part !== null && part !== '').join(', '),
    subject: `Quote ${reference}`,
  };
}

function choiceOfInvoice(
  invoice: Pick<InvoiceSummary, 'id' | 'number' | 'total_cents' | 'issue_date'>,
): AboutChoice {
  const { id, number, total_cents: total, issue_date: issued } = invoice;
  const sent = issued === null ? '' : `, ${formatPlainDate(issued, 'medium')}`;
  return {
    id,
    label: `${number ?? 'Invoice'}, ${formatAud(total)}${sent}`,
    subject: `Invoice ${number ?? ''}`.trim(),
  };
}

function choiceOfAppointment(
  appointment: Pick<AppointmentSummary, 'id' | 'reference' | 'appointment_date' | 'service_id'>,
): AboutChoice {
  const day = formatPlainDate(appointment.appointment_date, 'medium');
  return {
    id: appointment.id,
    label: `${day}, ${SERVICES[appointment.service_id].name}, ${appointment.reference}`,
    subject: `Visit on ${day}`,
  };
}

/** The most options in the list; older items have a link on their own page. */
const page_size = 50;

export interface AboutChoices {
  /** The client's items of the type, the latest first; null while loading. */
  readonly choices: readonly AboutChoice[] | null;
  /** The named item does not exist for this client. */
  readonly isMissing: boolean;
  /** Why loading failed, or null. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * What a conversation can be about.
 *
 * @param type null for a general question.
 * @param namedId the id of an item that must be among the choices, however old; '' for none.
 */
export function useAboutChoices(type: ThreadSubjectType | null, namedId: string): AboutChoices {
  const api = useApi();
  const quotes = useQuery({
    ...api.listMyQuotes.query({ page_size }),
    enabled: type === 'quote',
    select: ({ results }) => results.map(choiceOfQuote),
  });
  const invoices = useQuery({
    ...api.listMyInvoices.query({ page_size }),
    enabled: type === 'invoice',
    select: ({ results }) => results.map(choiceOfInvoice),
  });
  const appointments = useQuery({
    ...api.listMyAppointments.query({ page_size }),
    enabled: type === 'appointment',
    select: ({ results }) => results.map(choiceOfAppointment),
  });
  const list = { quote: quotes, invoice: invoices, appointment: appointments }[type ?? 'quote'];

  const isListed = list.data?.some(({ id }) => id === namedId) ?? true;
  const isNeeded = type !== null && namedId !== '' && !isListed;
  const quote = useQuery({
    ...api.getQuote.query({ id: namedId }),
    enabled: isNeeded && type === 'quote',
    select: choiceOfQuote,
  });
  const invoice = useQuery({
    ...api.getInvoice.query({ id: namedId }),
    enabled: isNeeded && type === 'invoice',
    select: choiceOfInvoice,
  });
  const appointment = useQuery({
    ...api.getAppointment.query({ id: namedId }),
    enabled: isNeeded && type === 'appointment',
    select: choiceOfAppointment,
  });
  const named = { quote, invoice, appointment }[type ?? 'quote'];

  const isReady = list.data !== undefined && (!isNeeded || !named.isPending);
  const extra = isNeeded && named.data !== undefined ? [named.data] : [];
  return {
    choices: isReady ? [...extra, ...(list.data ?? [])] : null,
    isMissing: isNeeded && isMissing(named.error),
    error: list.error ?? (isNeeded && !isMissing(named.error) ? named.error : null),
    isFetching: list.isFetching || named.isFetching,
    refetch() {
      void list.refetch();
      if (isNeeded) void named.refetch();
    },
  };
}
