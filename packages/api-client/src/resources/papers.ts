import { papersEndpoints, type EndpointParams, type EndpointQuery } from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type Table = typeof papersEndpoints;
type PaperParams = EndpointParams<Table['downloadQuotePdf']>;

/** Quotes, invoices, receipts and statements as PDFs. */
export function createPapersResource(call: CallEndpoint) {
  return {
    downloadQuotePdf: (params: PaperParams, options?: CallOptions) =>
      call(papersEndpoints.downloadQuotePdf, { params, ...options }),
    downloadInvoicePdf: (params: PaperParams, options?: CallOptions) =>
      call(papersEndpoints.downloadInvoicePdf, { params, ...options }),
    downloadReceiptPdf: (
      params: PaperParams,
      query: EndpointQuery<Table['downloadReceiptPdf']>,
      options?: CallOptions,
    ) => call(papersEndpoints.downloadReceiptPdf, { params, query, ...options }),
    downloadStatementPdf: (
      query: EndpointQuery<Table['downloadStatementPdf']>,
      options?: CallOptions,
    ) => call(papersEndpoints.downloadStatementPdf, { query, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
