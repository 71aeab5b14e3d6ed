import { expect, test } from 'vitest';
import { issueInvoice, LINE } from '../../test/invoice-fixtures.ts';
import { readPdf } from '../../test/read-pdf.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const client = makeBeforeAll(() => api.signIn());

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
