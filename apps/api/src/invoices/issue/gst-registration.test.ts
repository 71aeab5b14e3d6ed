import { expect, test } from 'vitest';
import {
  command,
  createInvoice,
  invoiceIn,
  issueInvoice,
  LINE,
} from '../../../test/invoice-fixtures.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
const admin = makeBeforeAll(() => testApp.signIn({ userType: 'admin' }));
const client = makeBeforeAll(() => testApp.signIn());

async function setGstRegistered(isRegistered: boolean): Promise<void> {
  const { version } = (await testApp.call({ path: 'settings/', as: admin })).json<{
    version: number;
  }>();
  const body = { version, gst_registered: isRegistered };
  const changed = await testApp.call({ method: 'PATCH', path: 'settings/', as: admin, body });
  expect(changed.statusCode).toBe(200);
}

test('no line is taxable while the company is not registered for GST', async () => {
  await setGstRegistered(true);
  const written = await createInvoice(testApp, staff, client);
  await setGstRegistered(false);

  const body = { client_id: client.id, kind: 'private', lines: [{ ...LINE, gst_code: 'P1' }] };
  const created = await testApp.call({ method: 'POST', path: 'invoices/', as: staff, body });
  expect(created.statusCode).toBe(400);
  expect(created.json()).toEqual({ gst_code: [expect.stringContaining('not registered for GST')] });

  const untaxed = await createInvoice(testApp, staff, client);
  expect(untaxed).toMatchObject({ gst_cents: 0, lines: [{ gst_code: 'P5' }] });
  const changed = await testApp.call({
    method: 'PATCH',
    path: `invoices/items/${untaxed.lines[0]?.id ?? ''}/`,
    as: staff,
    body: { version: 1, gst_code: 'P1' },
  });
  expect(changed.json()).toEqual({ gst_code: [expect.any(String)] });

  // A draft from before the change keeps its taxable line, and so cannot be issued.
  const refused = await command(testApp, staff, written, 'issue', { version: 1 });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({
    non_field_errors: [expect.stringContaining('“General clean”')],
  });
  const mended = await testApp.call({
    method: 'PATCH',
    path: `invoices/items/${written.lines[0]?.id ?? ''}/`,
    as: staff,
    body: { version: 1, gst_code: 'P5' },
  });
  const issued = await command(testApp, staff, invoiceIn(mended), 'issue', { version: 2 });
  expect(issued.json()).toMatchObject({ status: 'issued', gst_cents: 0, total_cents: 110_00 });
});

test('an invoice that was issued with GST stays a tax invoice when the registration ends', async () => {
  await setGstRegistered(true);
  const { id, number } = await issueInvoice(testApp, staff, client);
  await setGstRegistered(false);
  const pdf = await testApp.call({ path: `invoices/${id}/download_pdf/`, as: client });
  expect((await readPdf(pdf.rawPayload)).text).toContain(`Tax invoice ${number}`);
});
