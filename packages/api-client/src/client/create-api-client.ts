import { API_BASE_PATH, FILE_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@cleaning/contract';
import { create } from 'axios';
import type { ApiError } from '../errors/api-error.ts';
import { createAccountsResource } from '../resources/accounts.ts';
import { createAddressesResource } from '../resources/addresses.ts';
import { createOwnAccountResource } from '../resources/own-account.ts';
import { createAuditResource } from '../resources/audit.ts';
import { createClientsResource } from '../resources/clients.ts';
import { createAppointmentsResource } from '../resources/appointments.ts';
import { createAttachmentsResource } from '../resources/attachments.ts';
import { createDocumentsResource } from '../resources/documents.ts';
import { createClaimsResource } from '../resources/claims.ts';
import { createEnquiriesResource } from '../resources/enquiries.ts';
import { createInvoicesResource } from '../resources/invoices.ts';
import { createFilesResource } from '../resources/files.ts';
import { createMessagesResource } from '../resources/messages.ts';
import { createNdisResource } from '../resources/ndis.ts';
import { createPortalResource } from '../resources/portal.ts';
import { createPapersResource } from '../resources/papers.ts';
import { createQuotesResource } from '../resources/quotes.ts';
import { createUsersResource } from '../resources/users.ts';
import { createServicesResource } from '../resources/services.ts';
import { createSettingsResource } from '../resources/settings.ts';
import { createCallEndpoint } from './create-call-endpoint.ts';
import { createUnauthorisedReporter } from './unauthorised-reporter.ts';

export interface ApiClientOptions {
  /** Where the service lives: a path of this site, or an absolute address. Default `/api/v1`. */
  readonly baseUrl?: string;
  /** Read before every call; a token is sent as `Authorization: Token …`. */
  readonly getToken: () => string | null;
  /** The session has ended (status 401). Called once for each token, not for signing in or out. */
  readonly onUnauthorised?: (error: ApiError) => void;
  /** How long a call may take, in milliseconds. Default 30 000; for files, five minutes. */
  readonly timeoutMs?: number;
}

/** Builds a client. Each has its own connection settings; nothing is shared between two of them. */
export function createApiClient(options: ApiClientOptions) {
  const { getToken, onUnauthorised = () => undefined } = options;
  const callEndpoint = createCallEndpoint({
    http: create({
      baseURL: `${(options.baseUrl ?? API_BASE_PATH).replace(/\/+$/u, '')}/`,
      timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      headers: { Accept: 'application/json' },
      transitional: { clarifyTimeoutError: true },
    }),
    fileTimeoutMs: options.timeoutMs ?? FILE_TIMEOUT_MS,
    getToken,
    reportUnauthorised: createUnauthorisedReporter({ getToken, onUnauthorised }),
  });
  return {
    accounts: createAccountsResource(callEndpoint),
    ownAccount: createOwnAccountResource(callEndpoint),
    portal: createPortalResource(callEndpoint),
    addresses: createAddressesResource(callEndpoint),
    services: createServicesResource(callEndpoint),
    quotes: createQuotesResource(callEndpoint),
    messages: createMessagesResource(callEndpoint),
    appointments: createAppointmentsResource(callEndpoint),
    enquiries: createEnquiriesResource(callEndpoint),
    audit: createAuditResource(callEndpoint),
    settings: createSettingsResource(callEndpoint),
    ndis: createNdisResource(callEndpoint),
    claims: createClaimsResource(callEndpoint),
    clients: createClientsResource(callEndpoint),
    users: createUsersResource(callEndpoint),
    invoices: createInvoicesResource(callEndpoint),
    attachments: createAttachmentsResource(callEndpoint),
    documents: createDocumentsResource(callEndpoint),
    files: createFilesResource(callEndpoint),
    papers: createPapersResource(callEndpoint),
    callEndpoint,
  };
}

/** One method an endpoint, grouped as in the contract. */
export type ApiClient = ReturnType<typeof createApiClient>;
