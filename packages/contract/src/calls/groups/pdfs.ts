// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const pdfsCalls: CallsOf<(typeof endpointGroups)['pdfs']> = {
  downloadQuotePdf: {
    method: 'GET',
    path: 'quotes/:id/download_pdf/',
    sends: ['params'],
    brings: 'file',
  },
  downloadInvoicePdf: {
    method: 'GET',
    path: 'invoices/:id/download_pdf/',
    sends: ['params'],
    brings: 'file',
  },
  downloadReceiptPdf: {
    method: 'GET',
    path: 'invoices/:id/receipt_pdf/',
    sends: ['params', 'query'],
    brings: 'file',
  },
  downloadStatementPdf: {
    method: 'GET',
    path: 'invoices/statement_pdf/',
    sends: ['query'],
    brings: 'file',
  },
};
