import {
  aClient,
  anInvoice,
  anInvoiceEvent,
  anInvoiceTotals,
  answer,
  aPageOf,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { NdisInvoiceSummary } from '@cleaning/contract/invoices';
import type { LiveChange } from '@cleaning/contract/live/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockLiveStream } from '#app/testing/mock-live-stream.ts';
import { aClaim, aClaimPreview, aComplianceReport, aFinding } from './testing/claims.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();
const ADDRESS = '/staff/portal/claims';
const ID = '5b1f2a3c-0000-4000-8000-00000000050';

const serve = (claims: NdisInvoiceSummary[]) =>
  server.use(mockEndpoint(endpoints.listNdisInvoices, answer(aPageOf(claims))));

/** The names of the files that the page downloads. */
function watchDownloads(): readonly string[] {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:claims', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return saved;
}

beforeEach(() => {
  server.use(
    mockEndpoint(
      endpoints.getInvoiceTotals,
      answer(anInvoiceTotals({ claims: { ready: 2, rejected: 1 } })),
    ),
    mockEndpoint(endpoints.previewClaimBatch, ({ body }) =>
      answer(aClaimPreview(body.invoice_ids ?? [])),
    ),
    mockEndpoint(endpoints.listClaimBatches, answer({ ...aPageOf([]), count: 6 })),
  );
});

it('shows the number of claims in each state, and of batches', async () => {
  serve([]);
  await openStaffPortal(ADDRESS);
  const tabs = within(await screen.findByRole('navigation', { name: 'Where claims stand' }));
  await waitFor(() =>
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'Ready 2',
      'With the NDIA',
      'Rejected 1',
      'Accepted',
      'Paid',
      'Batches 6',
    ]),
  );
});

describe('claims that are ready', () => {
  it.each([
    ['whose file is downloaded', false, '1 file downloaded, and kept under Batches.'],
    ['whose file can be had later', true, 'Download 1 file from Batches.'],
  ])('are shown as the file will contain them, and claimed in one batch, %s', async (...row) => {
    const [, isRefused, words] = row;
    serve([aClaim(1), aClaim(2)]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createClaimBatch, ({ body }) => {
        sent.push(body);
        return answer({
          id: `${ID}9`,
          number: 7,
          format_version: '1',
          csv_date_format: 'YYYY-MM-DD',
          invoice_count: 1,
          row_count: 1,
          total_cents: 150_25,
          created_by: 'Sam Taylor',
          created_at: '2026-11-23T00:00:00.000Z',
          files: [{ part: 1, file_name: 'BPR-0007-1.csv', row_count: 1 }],
        });
      }),
      mockEndpoint(endpoints.downloadClaimFile, ({ params }) => {
        if (isRefused) return refuse(500, {});
        const content = new ArrayBuffer(8);
        return answer({
          fileName: `BPR-0007-${String(params['part'])}.csv`,
          mediaType: 'text/csv',
          content,
        });
      }),
    );
    const saved = watchDownloads();
    const { user } = await openStaffPortal(ADDRESS);
    const claims = within(await screen.findByRole('table', { name: 'NDIS claims' }));
    expect(claims.getAllByText('43x xxx x01')).toHaveLength(2);
    const table = within(await screen.findByRole('table', { name: 'Rows of the file' }));
    expect(table.getByText('INV-2026-00041-1')).toBeVisible();
    expect(await screen.findByText('Dates as YYYY-MM-DD')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select INV-2026-00042' }));
    await user.click(await screen.findByRole('button', { name: 'Make batch and download' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Claim $150.25 in one batch?' }),
    );
    expect(sent).toEqual([]);
    await user.dblClick(dialog.getByRole('button', { name: 'Make batch and download' }));
    expect(await screen.findByText(`Batch 7 is made: $150.25 in 1 row. ${words}`)).toBeVisible();
    expect(saved).toEqual(isRefused ? [] : ['BPR-0007-1.csv']);
    expect(sent).toEqual([{ invoice_ids: [`${ID}1`] }]);
  });

  it('leave out one that became ready after the user selected others', async () => {
    const { seen, send } = mockLiveStream(server);
    let claims = [aClaim(1), aClaim(2)];
    server.use(mockEndpoint(endpoints.listNdisInvoices, () => answer(aPageOf(claims))));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('checkbox', { name: 'Select INV-2026-00041' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    claims = [aClaim(1), aClaim(2), aClaim(3)];
    send('ready');
    send('change', { kind: 'invoice', id: `${ID}3` } satisfies LiveChange);
    const late = await screen.findByRole('checkbox', { name: 'Select INV-2026-00043' });
    expect(late).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select INV-2026-00042' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select INV-2026-00041' })).not.toBeChecked();
  });

  it('cannot be claimed while one of them has a problem', async () => {
    serve([aClaim(1)]);
    server.use(
      mockEndpoint(
        endpoints.previewClaimBatch,
        answer(
          aClaimPreview([], {
            file_count: 0,
            problems: [{ invoice_id: `${ID}1`, message: 'INV-2026-00041 cannot be claimed.' }],
          }),
        ),
      ),
    );
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('INV-2026-00041 cannot be claimed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Make batch/u })).toBeNull();
  });

  it('say so when there are none, and when they cannot be loaded', async () => {
    serve([]);
    const { router } = await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'No claims here' })).toBeVisible();
    server.use(mockEndpoint(endpoints.listNdisInvoices, refuse(500, {})));
    await router.navigate(`${ADDRESS}?state=accepted`);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('answers of the NDIA', () => {
  it('are entered together, with a reason for each rejection', async () => {
    serve([
      aClaim(1, { claim_status: 'submitted' }),
      aClaim(2, { claim_status: 'submitted', version: 5 }),
    ]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.answerClaims, ({ body }) => {
        sent.push(body);
        return answer({
          results: [
            {
              invoice: { id: `${ID}1`, number: null, client_name: 'x', total_cents: 1 },
              error: null,
            },
            { invoice: null, error: { code: 'stale_version', detail: 'It has changed.' } },
          ],
        });
      }),
    );
    const { user } = await openStaffPortal(`${ADDRESS}?state=submitted`);
    await user.selectOptions(await screen.findByLabelText('Answer to INV-2026-00041'), 'Accepted');
    await user.selectOptions(screen.getByLabelText('Answer to INV-2026-00042'), 'Rejected');
    expect(screen.getByRole('button', { name: 'Save 2 answers' })).toBeDisabled();
    await user.type(
      screen.getByLabelText('Why INV-2026-00042 was rejected'),
      'Provider not recorded.',
    );
    await user.click(screen.getByRole('button', { name: 'Save 2 answers' }));
    expect(
      await screen.findByText('1 saved, 1 not. INV-2026-00042: It has changed.'),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        answers: [
          { invoice_id: `${ID}1`, version: 2, outcome: 'accepted' },
          {
            invoice_id: `${ID}2`,
            version: 5,
            outcome: 'rejected',
            reason: 'Provider not recorded.',
          },
        ],
      },
    ]);
  });

  it('keep what was typed while another page is looked at, and after a refusal', async () => {
    const [first, second] = [1, 2].map((count) => aClaim(count, { claim_status: 'submitted' }));
    if (first === undefined || second === undefined) throw new Error('no claims');
    serve([first, second]);
    server.use(
      mockEndpoint(endpoints.answerClaims, () => {
        serve([second]);
        return answer({
          results: [
            {
              invoice: { id: first.id, number: null, client_name: 'x', total_cents: 1 },
              error: null,
            },
            { invoice: null, error: { code: 'stale_version', detail: 'It has changed.' } },
          ],
        });
      }),
    );
    const { user, router } = await openStaffPortal(`${ADDRESS}?state=submitted`);
    for (const number of ['INV-2026-00041', 'INV-2026-00042']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.selectOptions(await screen.findByLabelText(`Answer to ${number}`), 'Rejected');
      const why = screen.getByLabelText(`Why ${number} was rejected`);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.type(why, `Wrong line in ${number}.`);
    }
    await router.navigate(`${ADDRESS}?state=accepted`);
    await waitFor(() => expect(screen.queryByLabelText('Answer to INV-2026-00041')).toBeNull());
    await router.navigate(`${ADDRESS}?state=submitted`);
    await user.click(await screen.findByRole('button', { name: 'Save 2 answers' }));
    expect(await screen.findByText(/^1 saved, 1 not\./u)).toBeVisible();
    expect(screen.queryByLabelText('Answer to INV-2026-00041')).toBeNull();
    expect(screen.getByLabelText('Why INV-2026-00042 was rejected')).toHaveValue(
      'Wrong line in INV-2026-00042.',
    );
    expect(screen.getByRole('button', { name: 'Save 1 answer' })).toBeEnabled();
  });

  it('show what is wrong with a rejected claim, which is made ready again', async () => {
    serve([aClaim(1, { claim_status: 'rejected' })]);
    const rejected = anInvoice({
      id: `${ID}1`,
      number: 'INV-2026-00041',
      kind: 'ndis',
      claim_status: 'rejected',
      version: 6,
      events: [
        anInvoiceEvent({
          id: `${ID}6`,
          command: 'submit_claim',
          from_status: 'issued',
          claim_status: 'submitted',
          reason: 'In batch 6.',
        }),
        anInvoiceEvent({
          id: `${ID}7`,
          command: 'reject_claim',
          from_status: 'issued',
          claim_status: 'rejected',
          actor_name: 'Priya',
          reason: 'Provider not recorded.',
          occurred_at: '2026-11-20T05:12:00.000Z',
        }),
      ],
    });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.getInvoice, answer(rejected)),
      mockEndpoint(endpoints.getClient, answer(aClient())),
      mockEndpoint(
        endpoints.checkNdisInvoice,
        answer(
          aComplianceReport(`${ID}1`, [
            aFinding('PAR-09', {
              severity: 'warning',
              message: 'The company is not recorded. Ask them to record it.',
              field: 'provider_recorded_on',
            }),
          ]),
        ),
      ),
      mockEndpoint(endpoints.reopenClaim, ({ body }) => {
        sent.push(body);
        serve([]);
        return answer({ ...rejected, claim_status: 'ready' });
      }),
    );
    const { user } = await openStaffPortal(`${ADDRESS}?state=rejected`);
    expect(await screen.findByText('Provider not recorded.')).toBeVisible();
    expect(screen.getByText(/^NDIA answer, entered by Priya, /u)).toBeVisible();
    expect(screen.getByText(/ by Sam\. In batch 6\.$/u)).toBeVisible();
    expect(await screen.findByLabelText('My provider since')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ask Amira' })).toHaveAttribute(
      'href',
      `/staff/portal/messages/new?client=${aClient().id}`,
    );
    await user.keyboard('f');
    expect(screen.getByLabelText('My provider since')).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toEqual([]);
    await user.click(screen.getByText('Provider not recorded.'));
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    expect(await screen.findByText(/is ready again, and goes into the next batch/u)).toBeVisible();
    expect(sent).toEqual([{ version: 6 }]);
  });

  it('void the invoice of a claim that is rejected for good', async () => {
    const rejected = anInvoice({
      id: `${ID}1`,
      number: 'INV-2026-00041',
      kind: 'ndis',
      claim_status: 'rejected',
      version: 6,
      available_commands: ['void'],
    });
    const sent: unknown[] = [];
    serve([aClaim(1, { claim_status: 'rejected' })]);
    server.use(
      mockEndpoint(endpoints.getInvoice, answer(rejected)),
      mockEndpoint(endpoints.checkNdisInvoice, answer(aComplianceReport(`${ID}1`, []))),
      mockEndpoint(endpoints.getClient, answer(aClient({ email: null }))),
      mockEndpoint(endpoints.voidInvoice, ({ body }) => {
        sent.push(body);
        serve([]);
        return answer({ ...rejected, status: 'void' });
      }),
    );
    const { user } = await openStaffPortal(`${ADDRESS}?state=rejected`);
    await user.click(await screen.findByRole('button', { name: 'Void invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Void INV-2026-00041?' }));
    expect(await dialog.findByText(/ gets an email\. It cannot be undone\.$/u)).toBeVisible();
    await user.type(dialog.getByLabelText('Why'), 'Not in the plan of the participant.');
    await user.click(dialog.getByRole('button', { name: /^Void invoice, /u }));
    await waitFor(() =>
      expect(sent).toEqual([{ reason: 'Not in the plan of the participant.', version: 6 }]),
    );
    expect(await screen.findByText('INV-2026-00041 is void.')).toBeVisible();
  });

  it('lead from an accepted claim to its payment', async () => {
    serve([aClaim(1, { claim_status: 'accepted' })]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.reconcileClaim, ({ body }) => {
        sent.push(body);
        return answer(anInvoice({ id: `${ID}1` }));
      }),
    );
    const { user } = await openStaffPortal(`${ADDRESS}?state=accepted`);
    await user.click(await screen.findByRole('button', { name: /^Match money/u }));
    const dialog = within(
      screen.getByRole('dialog', { name: 'Has the NDIA paid INV-2026-00041?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Record $150.25' }));
    expect(await screen.findByText('INV-2026-00041 is paid.')).toBeVisible();
    expect(sent).toMatchObject([{ version: 2, reference: 'NDIS claim INV-2026-00041' }]);
  });

  it.each([
    ['accepted by mistake', 'accepted', { claim_status: 'accepted' }],
    ['paid with money that was taken back', 'reconciled', { claim_status: 'reconciled' }],
  ] as const)('reject a claim that was %s', async (_how, state, changes) => {
    serve([aClaim(1, changes)]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.rejectClaim, ({ body }) => {
        sent.push(body);
        serve([]);
        return answer(anInvoice({ id: `${ID}1`, claim_status: 'rejected' }));
      }),
    );
    const { user } = await openStaffPortal(`${ADDRESS}?state=${state}`);
    await user.click(
      await screen.findByRole('button', { name: 'Record as rejected INV-2026-00041' }),
    );
    const dialog = within(
      screen.getByRole('dialog', { name: 'Did the NDIA reject INV-2026-00041?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Record as rejected' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription(
        'Say why the claim was rejected.',
      ),
    );
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Why'), 'No funding left.');
    await user.click(dialog.getByRole('button', { name: 'Record as rejected' }));
    expect(
      await screen.findByText('INV-2026-00041 is rejected. Fix it under Rejected.'),
    ).toBeVisible();
    expect(sent).toEqual([{ version: 2, reason: 'No funding left.' }]);
  });

  it('leave a claim that was paid as it is', async () => {
    serve([aClaim(1, { status: 'paid', claim_status: 'reconciled', balance_cents: 0 })]);
    await openStaffPortal(`${ADDRESS}?state=reconciled`);
    expect(await screen.findByRole('table', { name: 'NDIS claims' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Record as rejected/u })).toBeNull();
  });
});
