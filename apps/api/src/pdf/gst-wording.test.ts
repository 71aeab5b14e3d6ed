import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../test/create-test-app.ts';
import { issueInvoice, LINE } from '../../test/invoice-fixtures.ts';
import { readPdf } from '../../test/read-pdf.ts';

let api: TestApp;
let staff: TestPerson;
let client: TestPerson;

beforeAll(async () => {
  api = await createTestApp();
  staff = await api.signIn({ userType: 'staff' });
  client = await api.signIn();
});
afterAll(() => api.close());

test.each([
  ['P2', 'the other lines are GST-free.'],
  ['P5', 'there is no GST in the other lines.'],
])('beside a taxable line, a line with code %s has the right GST text', async (code, words) => {
  const untaxed = { ...LINE, description: 'Key box', gst_code: code };
  const { id } = await issueInvoice(api, staff, client, { lines: [LINE, untaxed] });
  const response = await api.call({ path: `invoices/${id}/download_pdf/`, as: client });
  const { text } = await readPdf(response.rawPayload);
  expect(text.replaceAll(/\s+/gu, ' ')).toContain(
    `Total price includes GST where a line shows it; ${words}`,
  );
});
