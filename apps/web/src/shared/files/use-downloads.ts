import type { ReceivedFile } from '@cleaning/contract';
import { usePortalApi } from '../portal-api/portal-api.tsx';

/** The files that the service makes when they are asked for. */
export interface Downloads {
  readonly quotePdf: (id: string) => Promise<ReceivedFile>;
  /** Chosen quotes for a spreadsheet. */
  readonly quotesCsv: (ids: readonly string[]) => Promise<ReceivedFile>;
  readonly invoicePdf: (id: string) => Promise<ReceivedFile>;
  readonly receiptPdf: (invoiceId: string, paymentId: string) => Promise<ReceivedFile>;
  /** @param period Two days in Sydney, YYYY-MM-DD, both included. */
  readonly statementPdf: (statement: {
    from: string;
    to: string;
    /** Whose, for staff. */
    client_id?: string;
  }) => Promise<ReceivedFile>;
  /** An appointment for a calendar program. */
  readonly appointmentCalendar: (id: string) => Promise<ReceivedFile>;
}

/** For `useSaveFile` and `SaveFileButton`, which show what goes wrong. */
export function useDownloads(): Downloads {
  const { appointments, pdfs, quotes } = usePortalApi().client;
  return {
    quotePdf: (id) => pdfs.downloadQuotePdf({ id }),
    quotesCsv: (ids) => quotes.exportQuotes({ ids: [...ids] }),
    invoicePdf: (id) => pdfs.downloadInvoicePdf({ id }),
    receiptPdf: (id, payment_id) => pdfs.downloadReceiptPdf({ id }, { payment_id }),
    statementPdf: ({ from, to, client_id }) =>
      pdfs.downloadStatementPdf({ from, to, ...(client_id === undefined ? {} : { client_id }) }),
    appointmentCalendar: (id) => appointments.getAppointmentCalendar({ id }),
  };
}
