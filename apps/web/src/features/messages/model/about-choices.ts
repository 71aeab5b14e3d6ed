import type { AppointmentSummary, InvoiceSummary, QuoteSummary } from '@cleaning/contract';
import { formatAud, formatPlainDate, SERVICES } from '@cleaning/pricing';

/** One thing that a conversation can be about. */
export interface AboutChoice {
  readonly id: string;
  /** What the list of choices says. */
  readonly label: string;
  /** What a conversation about it is called, unless somebody calls it something else. */
  readonly subject: string;
}

export function choiceOfQuote(
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

export function choiceOfInvoice(
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

export function choiceOfVisit(
  visit: Pick<AppointmentSummary, 'id' | 'reference' | 'visit_date' | 'service_id'>,
): AboutChoice {
  const day = formatPlainDate(visit.visit_date, 'medium');
  return {
    id: visit.id,
    label: `${day}, ${SERVICES[visit.service_id].name}, ${visit.reference}`,
    subject: `Visit on ${day}`,
  };
}
