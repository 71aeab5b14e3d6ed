import {
  aClient,
  anInvoice,
  anInvoiceEvent,
  anInvoiceTotals,
  answer,
  aPageOf,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import type { ClaimBatch } from '@cleaning/contract/claims';
import { endpoints } from '@cleaning/contract/endpoints';
import type { NdisInvoiceSummary } from '@cleaning/contract/invoices';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_CLAIMS_PATH } from './claim-paths.ts';
import { aClaim, aClaimPreview, aComplianceReport, aFinding } from './testing/claims.ts';

const page = screens(STAFF_CLAIMS_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/NDIS claims', tags: ['!autodocs'] };

const totals = mockEndpoint(
  endpoints.getInvoiceTotals,
  answer(
    anInvoiceTotals({
      claims: { ready: 2, submitted: 2, rejected: 1, accepted: 1, reconciled: 6 },
    }),
  ),
);

const lists = (...claims: NdisInvoiceSummary[]) => ({
  answers: [
    totals,
    mockEndpoint(endpoints.listNdisInvoices, answer(aPageOf(claims))),
    mockEndpoint(endpoints.listClaimBatches, answer({ ...aPageOf([]), count: 6 })),
    mockEndpoint(endpoints.previewClaimBatch, ({ body }) =>
      answer(aClaimPreview(body.invoice_ids ?? [])),
    ),
  ],
});

const ready = [aClaim(1), aClaim(2, { client_name: 'Amira Haddad' })];
const at = (state: string) => ({ at: `${STAFF_CLAIMS_PATH}?state=${state}` });

const batch: ClaimBatch = {
  id: aClaim(9).id,
  number: 7,
  format_version: '1',
  csv_date_format: 'YYYY-MM-DD',
  invoice_count: 2,
  row_count: 3,
  total_cents: 450_75,
  created_by: 'Sam Taylor',
  created_at: '2026-11-20T00:00:00.000Z',
  files: [
    { part: 1, file_name: 'BPR-0007-1.csv', row_count: 2 },
    { part: 2, file_name: 'BPR-0007-2.csv', row_count: 1 },
  ],
};

const rejected = anInvoice({
  ...aClaim(1, { claim_status: 'rejected' }),
  version: 6,
  available_commands: ['void'],
  events: (['issue', 'submit_claim', 'reject_claim'] as const).map((command, index) =>
    anInvoiceEvent({
      id: aClaim(7 + index).id,
      command,
      from_status: 'issued',
      claim_status: index === 2 ? 'rejected' : 'submitted',
      actor_name: index === 2 ? 'Priya' : 'Sam',
      reason: [null, 'In batch 6.', 'Provider not recorded for this participant.'][index] ?? null,
      occurred_at: `2026-11-${18 + index}T05:12:00.000Z`,
    }),
  ),
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(lists());
export const OneReady = page.state(lists(aClaim(1)));
export const ManyReady = page.state(lists(...ready));
export const NotClaimable = page.state({
  answers: [
    mockEndpoint(
      endpoints.previewClaimBatch,
      answer(
        aClaimPreview([], {
          file_count: 0,
          problems: [
            { invoice_id: aClaim(1).id, message: 'INV-2026-00041 has no NDIS number to claim by.' },
          ],
        }),
      ),
    ),
    ...lists(...ready).answers,
  ],
});
export const WithTheNdia = page.state({
  ...lists(...ready.map((claim) => ({ ...claim, claim_status: 'submitted' as const }))),
  ...at('submitted'),
});
export const Rejected = page.state({
  answers: [
    mockEndpoint(endpoints.getInvoice, answer(rejected)),
    mockEndpoint(endpoints.getClient, answer(aClient())),
    mockEndpoint(
      endpoints.checkNdisInvoice,
      answer(
        aComplianceReport(rejected.id, [
          aFinding('PAR-09', {
            severity: 'warning',
            message: 'The company is not recorded as a provider. Ask the client to record it.',
            field: 'provider_recorded_on',
          }),
        ]),
      ),
    ),
    ...lists(aClaim(1, { claim_status: 'rejected' })).answers,
  ],
  ...at('rejected'),
});
export const PaidAndMatched = page.state({
  ...lists(aClaim(1, { status: 'paid', claim_status: 'reconciled', balance_cents: 0 })),
  ...at('reconciled'),
});
export const PaymentTakenBack = page.state({
  ...lists(aClaim(1, { claim_status: 'reconciled' })),
  ...at('reconciled'),
});
export const NoBatches = page.state({
  answers: [totals, mockEndpoint(endpoints.listClaimBatches, answer(aPageOf([])))],
  ...at('batches'),
});
export const Batches = page.state({
  answers: [totals, mockEndpoint(endpoints.listClaimBatches, answer(aPageOf([batch])))],
  ...at('batches'),
});
export const MakeBatch = page.dialog('domains/claims/batches/ready-claims.tsx', {
  ...lists(...ready),
  play: press('Make batch and download'),
});
export const MatchMoney = page.dialog('domains/claims/answers/match-claim.tsx', {
  ...lists(aClaim(1, { claim_status: 'accepted' })),
  ...at('accepted'),
  play: press(/^Match money/u),
});
export const RecordRejection = page.dialog('domains/claims/answers/reject-claim.tsx', {
  ...lists(aClaim(1, { claim_status: 'accepted' })),
  ...at('accepted'),
  play: press(/^Record as rejected/u),
});
