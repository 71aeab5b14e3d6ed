import type { ClaimStatus } from '@cleaning/contract/claims/rules';
import { setClaimStatus, storeNdisInvoice } from '../../ndis-fixtures.ts';
import type { Variant } from '../variants.ts';
import type { Row, Rows, World } from '../world.ts';

let lastNumber = 60_000;

/** An issued invoice of the participant, whose claim has come this far. */
async function claimed(world: World, status: ClaimStatus) {
  lastNumber += 1;
  const number = `INV-2026-${lastNumber}`;
  const id = await storeNdisInvoice(world.api, world.participant.id, { number });
  await setClaimStatus(world.api, id, status);
  return { id, number };
}

const claimRow =
  (status: ClaimStatus, body: object = {}): Row =>
  async (world) => {
    const { id } = await claimed(world, status);
    return { as: world.staff, ids: { id }, body: { version: 1, ...body } };
  };

/** What else a remittance may say: fields beside its file, which is read in a process of its own. */
const EDGES: readonly Variant[] = [
  ...['1900-01-01', '1899-12-31', '9999-12-31'].map((value) => ({
    path: ['received_on'],
    label: value,
    value,
  })),
  ...['x'.repeat(100), '漢'.repeat(100), '😀'.repeat(50)].map((value) => ({
    path: ['reference'],
    label: value.slice(0, 2),
    value,
  })),
  { path: ['left_out'], label: 'no rows', value: [] },
];

const remittanceRow: Row = async (world) => {
  const { number } = await claimed(world, 'submitted');
  const header = 'ClaimReference,PaymentRequestStatus,PaidTotalAmount,ErrorMessage';
  const rows = [
    `${number}-1,SUCCESSFUL,150.25,`,
    'INV-2026-99999-1,SUCCESSFUL,90071992547409.91,',
    `INV-2026-99998-1,ERROR,0.00,${'漢😀'.repeat(500)}`,
  ];
  return {
    as: world.staff,
    body: { content: [header, ...rows].join('\r\n'), reference: world.unique() },
    inPlace: { why: 'What a remittance shows is in its file.', variants: EDGES },
  };
};

const batchRow: Row = async (world) => ({
  as: world.staff,
  body: { invoice_ids: [(await claimed(world, 'ready')).id] },
});

/** Claims for what the NDIS pays, and the answers to them. */
export const claimRows: Rows = {
  submitClaim: claimRow('ready'),
  acceptClaim: claimRow('submitted'),
  rejectClaim: claimRow('submitted', { reason: 'No funding is left.' }),
  reopenClaim: claimRow('rejected'),
  reconcileClaim: claimRow('accepted', { reference: 'NDIA 20261121' }),
  previewRemittance: async (world) => ({
    ...(await remittanceRow(world)),
    inPlace: { why: 'It stores nothing.', variants: [] },
  }),
  applyRemittance: remittanceRow,
  createClaimBatch: batchRow,
  previewClaimBatch: batchRow,
  answerClaims: async (world) => {
    const { id } = await claimed(world, 'submitted');
    const answers = [{ invoice_id: id, version: 1, outcome: 'accepted' }];
    return { as: world.staff, body: { answers } };
  },
};
