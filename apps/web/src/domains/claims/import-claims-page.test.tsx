import { mockEndpoint, refuse, answer, aPageOf } from '@cleaning/api-client/testing';
import type { RemittanceRequest } from '@cleaning/contract/claims';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remittanceFile, serveRemittances } from './testing/remittances.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();
const ADDRESS = '/staff/portal/claims';

const sent: RemittanceRequest[] = [];
const failing = new Set<string>();
beforeEach(() => {
  sent.length = 0;
  failing.clear();
  server.use(
    mockEndpoint(endpoints.listNdisInvoices, answer(aPageOf([]))),
    mockEndpoint(endpoints.listClaimBatches, answer(aPageOf([]))),
    ...serveRemittances(sent, failing),
  );
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Use these answers?' }));

/** Opens the dialog from the claims page and adds files to it. */
async function addFiles(...files: File[]) {
  const opened = await openStaffPortal(ADDRESS);
  await opened.user.click(await screen.findByRole('button', { name: 'Add the NDIA’s answers' }));
  await screen.findByRole('dialog', { name: 'Use these answers?' });
  await opened.user.upload(dialog().getByLabelText('Add a file, from your device'), files);
  return opened;
}

async function check(user: UserEvent, rows: string) {
  await user.click(await dialog().findByRole('button', { name: `Check ${rows}` }));
  await screen.findByRole('heading', { level: 1, name: 'Check the answers' });
}

/** Opens the preview of all three files. */
async function openPreview() {
  const opened = await addFiles(
    remittanceFile('ndia'),
    remittanceFile('northside'),
    remittanceFile('harbour'),
  );
  await dialog().findByRole('button', { name: 'Check 5 rows' });
  await check(opened.user, '5 rows');
  return opened;
}

const table = () => within(screen.getByRole('table', { name: 'Answers by row' }));
const rowOf = (reference: string) => table().getByRole('row', { name: new RegExp(reference, 'u') });

describe('remittance files of the NDIA and plan managers', () => {
  it('can be chosen several at a time, and show their payer', async () => {
    await addFiles(remittanceFile('ndia'), remittanceFile('northside'));
    expect(await dialog().findByText('NDIA, batch 6. 2 rows')).toBeVisible();
    expect(await dialog().findByText('Northside Plan Management. 2 rows')).toBeVisible();
    // The other file has no money that is not recorded yet.
    const northside = dialog().getByLabelText('Reference on the bank statement');
    expect(northside).toHaveValue('NORTHSIDE PM 26000364 (bank row 7)');
    expect(dialog().getByText('Of the bank row of 20 Nov 2026, $150.25.')).toBeVisible();
    expect(dialog().getByLabelText('Received on')).toHaveValue('2026-11-20');
  });

  it('show why they cannot be read, and can be removed', async () => {
    const { user } = await addFiles(remittanceFile('holiday', 'a picture'));
    expect(await dialog().findByRole('alert')).toHaveTextContent('cannot be read as CSV');
    expect(dialog().getByRole('button', { name: 'Check the rows' })).toBeDisabled();
    await user.click(dialog().getByRole('button', { name: 'Remove holiday-20-nov.csv' }));
    expect(dialog().queryByText('holiday-20-nov.csv')).toBeNull();
    expect(dialog().getByRole('button', { name: 'Add a file' })).toHaveFocus();
  });

  it('can be saved in UTF-16, and say what to do where they were cut off or are no text', async () => {
    const inUtf16 = new Uint8Array(Buffer.from('\uFEFFnorthside', 'utf16le'));
    await addFiles(
      remittanceFile('northside', inUtf16),
      remittanceFile('harbour', inUtf16.subarray(0, -1)),
      remittanceFile('picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])),
      remittanceFile('ndia', ' '.repeat(1_000_001)),
    );
    expect(await dialog().findByText('Northside Plan Management. 2 rows')).toBeVisible();
    const alerts = await dialog().findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/UTF-16, but it was cut off.* save it as UTF-8\.$/u),
      expect.stringContaining('This is not a CSV file.'),
      'Choose a CSV file of up to 500 KB.',
    ]);
    expect(dialog().getByRole('button', { name: 'Check 2 rows' })).toBeEnabled();
  });

  it('need the bank reference of their payment before they are checked', async () => {
    const { user } = await addFiles(remittanceFile('northside'));
    const field = await dialog().findByLabelText('Reference on the bank statement');
    await user.clear(field);
    await user.click(dialog().getByRole('button', { name: 'Check 2 rows' }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Enter the reference/u);
  });

  it('can be discarded without a trace', async () => {
    const { user } = await addFiles(remittanceFile('northside'));
    await dialog().findByText('Northside Plan Management. 2 rows');
    await user.click(dialog().getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('can also be added on their own page, with focus on its heading', async () => {
    const { user } = await openStaffPortal(`${ADDRESS}/import`);
    await user.click(await screen.findByRole('button', { name: 'Add a file' }));
    await user.upload(
      await dialog().findByLabelText('Add a file, from your device'),
      remittanceFile('northside'),
    );
    await user.click(await dialog().findByRole('button', { name: 'Check 2 rows' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check the answers' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('the preview of remittances', () => {
  it('leaves a row open that the payer has not decided', async () => {
    const { user } = await addFiles(remittanceFile('pending'));
    const field = await dialog().findByLabelText('Reference on the bank statement');
    await user.type(field, 'NDIA 20 NOV');
    await check(user, '2 rows');
    expect(rowOf('INV-2026-00047-1')).toHaveTextContent('Part paid$150.25 still to pay');
    expect(rowOf('INV-2026-00047-2')).toHaveTextContent(
      'Still openPENDING PAYMENTStill openNothing of it is recorded. A later file can pay it',
    );
    expect(rowOf('2 rows, 1 accepted')).toHaveTextContent('0 rejected, 1 still open');
    expect(screen.getByText('1 row, 1 still open')).toBeVisible();
    expect(screen.getByText('No row was applied before')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply 1 row' })).toBeVisible();
  });

  it('groups rows by payer, and shows what each will change', async () => {
    await openPreview();
    expect(
      table()
        .getAllByRole('rowheader', { name: /-nov\.csv/u })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'NDIA, batch 6 ndia-20-nov.csv, 20 Nov 2026',
      'Northside Plan Management northside-20-nov.csv, 20 Nov 2026',
      'Harbour Plan Services harbour-20-nov.csv',
    ]);
    expect(rowOf('INV-2026-00030-1')).toHaveTextContent(
      'Claim matchedWith the payment of 20 Nov 2026',
    );
    expect(rowOf('INV-2026-00042-1')).toHaveTextContent('No changePriya entered it on 20 Nov 2026');
    expect(rowOf('INV-2026-00036')).toHaveTextContent(
      'Paid in fullBank row of 20 Nov 2026, $150.25',
    );
    expect(rowOf('INV-2026-00045')).toHaveTextContent('To fixStays owed, $150.25');
    expect(rowOf('4 rows, 2 accepted')).toHaveTextContent(
      '2 rejected, asked $601.00$601.00$300.50',
    );
    expect(
      screen.getByText(
        'northside-20-nov.csv, row 2, INV-2025-00911: No issued invoice has this number.',
      ),
    ).toBeVisible();
  });

  it('shows what will be owed, overdue and rejected once applied, and what was checked', async () => {
    await openPreview();
    const after = (await screen.findByText('Owed to us')).closest('dl');
    expect(after).toHaveTextContent('Owed to us$2,179.20 →, then $2,028.95');
    expect(after).toHaveTextContent('Overdue$865.25 →, then $715.00');
    expect(after).toHaveTextContent('Accepted, not matched1 →, then 0');
    expect(after).toHaveTextContent('Rejected1 →, then 1');
    expect(screen.getByText('No row was applied before, except one')).toBeVisible();
    expect(screen.getByText('Northside Plan Management paid $150.25')).toBeVisible();
    expect(screen.getByText('The same sum as the bank row of 20 Nov 2026.')).toBeVisible();
    expect(screen.getByText('No row pays more than is owed')).toBeVisible();
  });

  it('leaves a row out, and includes it again', async () => {
    const { user } = await openPreview();
    await user.click(screen.getByRole('checkbox', { name: 'Select INV-2026-00036' }));
    await waitFor(() => expect(rowOf('INV-2026-00036')).toHaveTextContent('Nothing of it'));
    expect(screen.getByRole('button', { name: 'Apply 2 rows' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select INV-2026-00036' }));
    await waitFor(() => expect(rowOf('INV-2026-00036')).toHaveTextContent('Paid in full'));
    expect(screen.getByRole('button', { name: 'Apply 3 rows' })).toBeVisible();
  });

  it('keeps the row and shows an error when leaving it out is refused', async () => {
    const { user } = await openPreview();
    server.use(mockEndpoint(endpoints.previewRemittance, refuse(500, {})));
    await user.click(screen.getByRole('checkbox', { name: 'Select INV-2026-00036' }));
    expect(await screen.findByText('Not left out')).toBeVisible();
    expect(rowOf('INV-2026-00036')).toHaveTextContent('Paid in full');
  });
});

const applyButton = () => screen.getByRole('button', { name: 'Apply 3 rows' });

describe('the result of remittances', () => {
  it('shows what changed, what to fix and what is owed, and sends each file once', async () => {
    const { user } = await openPreview();
    await user.dblClick(applyButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Answers applied' })).toBeVisible();
    const said = screen.getByText('3 rows applied, 1 was entered before.').parentElement;
    expect(said?.textContent).toMatch(
      / 1 claim is matched, 1 invoice is paid \(\$150\.25\), 1 was rejected\.$/u,
    );
    expect(sent.map(({ content, reference }) => [content, reference])).toEqual([
      ['ndia', undefined],
      ['northside', 'NORTHSIDE PM 26000364 (bank row 7)'],
      ['harbour', undefined],
    ]);
    expect(screen.getByText('“The service agreement we hold ended on 31 October”')).toBeVisible();
    const owed = screen.getByText('Now, 11 invoices').closest('dl');
    expect(owed).toHaveTextContent('Before$2,179.20');
    expect(owed).toHaveTextContent('Paid by Northside Plan Management, Jordan Ellis−$150.25');
    expect(owed).toHaveTextContent('$2,028.95');
    expect(screen.getByRole('link', { name: 'Fix 1 rejected claim' })).toHaveAttribute(
      'href',
      `${ADDRESS}?state=rejected`,
    );
    expect(rowOf('INV-2026-00045')).toHaveTextContent('RejectedStays owed, $150.25');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Add the NDIA’s answers' }),
    ).toBeVisible();
  });

  it('links to the plan manager who rejected an invoice, and to what may be missing', async () => {
    const { user } = await openPreview();
    await user.click(applyButton());
    const email = await screen.findByRole('link', { name: 'Email Harbour Plan Services' });
    const { protocol, pathname, searchParams } = new URL(email.getAttribute('href') ?? '');
    expect([protocol, pathname]).toEqual(['mailto:', 'invoices@harbour.example']);
    expect(searchParams.get('subject')).toBe('Invoice INV-2026-00045, rejected in your remittance');
    expect(searchParams.get('body')?.trim()).toBe(
      'Your remittance says of invoice INV-2026-00045: The service agreement we hold ended on 31 October',
    );
    expect(screen.getByRole('link', { name: 'Mele Tauiliili’s documents' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/staff\/portal\/clients\/.*\/documents$/u),
    );
    expect(screen.queryByRole('link', { name: 'Email NDIA' })).toBeNull();
  });

  it('is saved as a CSV file', async () => {
    const { user } = await openPreview();
    await user.dblClick(applyButton());
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:list';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: /List as CSV/u }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    const [, first] = (await blobs[0]?.text())?.split('\r\n') ?? [];
    expect(first).toBe(
      '"NDIA, batch 6",ndia-20-nov.csv,,2026-11-20,INV-2026-00030-1,Ruth Callaghan,Accepted,,Claim matched,With the payment of 20 Nov 2026,150.25,150.25',
    );
  });

  it('can be retried for a refused file, without what was applied', async () => {
    const { user } = await openPreview();
    failing.add('northside');
    await user.click(applyButton());
    expect(await screen.findByText('Not everything was applied')).toBeVisible();
    expect(sent.map(({ content }) => content)).toEqual(['ndia', 'northside']);
    failing.clear();
    await user.click(applyButton());
    await screen.findByRole('heading', { level: 1, name: 'Answers applied' });
    expect(sent.map(({ content }) => content)).toEqual([
      'ndia',
      'northside',
      'northside',
      'harbour',
    ]);
  });
});
