import type { ReceivedFile } from '@cleaning/contract/http/rules';
import { usePortalApi } from '../api/portal-api.tsx';

/** Files that the service generates on request. */
export interface Downloads {
  readonly quotePdf: (id: string) => Promise<ReceivedFile>;
  /** The chosen quotes as a file for spreadsheets. */
  readonly quotesCsv: (ids: readonly string[]) => Promise<ReceivedFile>;
  readonly invoicePdf: (id: string) => Promise<ReceivedFile>;
  readonly receiptPdf: (invoiceId: string, paymentId: string) => Promise<ReceivedFile>;
  /** @param period Two Sydney dates, YYYY-MM-DD, both included. */
  readonly statementPdf: (statement: {
    from: string;
    to: string;
    /** For staff, the client of the statement. */
    client_id?: string;
  }) => Promise<ReceivedFile>;
  /** An appointment as a file for calendar programs. */
  readonly appointmentCalendar: (id: string) => Promise<ReceivedFile>;
}

/** The downloads, for `useSaveFile` and `SaveFileButton`, which show errors. */
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
