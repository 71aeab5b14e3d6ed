import { company } from '@cleaning/company';
import type { Quote } from '@cleaning/contract/quotes';
import { describe, expect, test } from 'vitest';
import { readMail } from '../../../test/mail-parts.ts';
import { sendMails, startSmtpBeforeAll } from '../../../test/sending-mails.ts';
import { act, command, createDraft, quoteIn } from '../../../test/quote-fixtures.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const smtp = startSmtpBeforeAll();
const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const client = makeBeforeEach(() => api.signIn({ firstName: 'Siobhán', lastName: 'Byrne' }));

async function sent(changes: object = { timeline_id: 'urgent' }, cents = 258_00): Promise<Quote> {
  const draft = await createDraft(api, client, changes);
  const asked = await act(api, client, draft, 'submit', { expected_total_cents: cents });
  return quoteIn(await command(api, staff, quoteIn(asked), 'send'));
}

const approve = (quote: Quote, name: string, signer: object = {}) =>
  command(api, client, quote, 'approve', { approved_name: name, accepts_terms: true, ...signer });

const approvalOf = ({ events }: Quote) => events.find((event) => event.command === 'approve');

/** The last email to an address, as a mail program shows it. */
async function lastMailTo(recipient: string) {
  await sendMails(api, smtp);
  const mail = smtp.server.received.findLast(({ to }) => to.includes(recipient));
  return mail === undefined ? null : readMail(mail.source);
}

describe('the name under an approval', () => {
  test.each(['Siobhán Byrne', 'siobhan byrne', ' SIOBHAN   BYRNE '])(
    'is the client when it is %j, with other case, accents or spaces',
    async (name) => {
      const approved = quoteIn(await approve(await sent(), name));
      expect(approvalOf(approved)).toMatchObject({
        signed_name: name.trim().replaceAll(/\s+/gu, ' '),
        signed_for: null,
        signer_relation: null,
      });
    },
  );

  test.each(['Rob Byrne', 'Siobhan', 'Siobhan B.'])(
    'is asked about when it is %j, and nothing is approved',
    async (name) => {
      const quote = await sent();
      const refused = await approve(quote, name);
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        {
          signer_relation: [
            'This is the account of Siobhán Byrne. Say how you know them, or type that name.',
          ],
        },
      ]);
      expect((await approve(quote, 'Siobhan Byrne')).statusCode).toBe(200);
    },
  );

  test.each(['family', 'carer', 'nominee', 'other'])(
    'is kept with whom it was signed for by %s',
    async (relation) => {
      const approved = quoteIn(
        await approve(await sent(), 'Rob Byrne', { signer_relation: relation }),
      );
      expect(approved.approved_name).toBe('Rob Byrne');
      expect(approvalOf(approved)).toMatchObject({
        signed_name: 'Rob Byrne',
        signed_for: 'Siobhán Byrne',
        signer_relation: relation,
      });
    },
  );

  test.each([
    [{ signer_relation: 'neighbour' }, ['signer_relation']],
    [{ signer_relation: 'family', signer_email: 'rob' }, ['signer_email']],
  ])('with %j is refused with an error by field', async (signer, fields) => {
    const refused = await approve(await sent(), 'Rob Byrne', signer);
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, fields]);
  });
});

describe('the copy of an approved quote', () => {
  test('goes to the client at once, with the PDF, the deposit and how to pay it', async () => {
    const quote = await sent();
    await approve(quote, 'Siobhan Byrne');
    const mail = await lastMailTo(client.email);
    expect(mail?.text).toContain(`You approved quote ${quote.reference} for $258.00.`);
    const { accountName, bsb, accountNumber } = company.bank;
    const paying = [
      'The deposit of $77.40 is part of the total. It is due before we come.',
      `To pay, transfer it to ${accountName}, BSB ${bsb}, account ${accountNumber}, with the payment reference ${quote.reference}.`,
    ];
    for (const words of paying) expect(mail?.text).toContain(words);
    expect(mail?.files.map(({ fileName }) => fileName)).toEqual([`Quote ${quote.reference}.pdf`]);
    const pdf = await readPdf(mail?.files[0]?.content ?? Buffer.alloc(0));
    for (const words of [...paying, 'Approved. Thank you.', 'Siobhan Byrne']) {
      expect(pdf.text).toContain(words);
    }
  });

  test('goes to the signer as well when another person signs, with both names', async () => {
    const quote = await sent();
    const signer = { signer_relation: 'carer', signer_email: 'Rob@Helpers.example' };
    await approve(quote, 'Rob Byrne', signer);
    const toClient = await lastMailTo(client.email);
    const toSigner = await lastMailTo('rob@helpers.example');
    expect(toClient?.text).toContain(
      `Rob Byrne, your carer or support worker, approved quote ${quote.reference} for you, for $258.00.`,
    );
    expect(toSigner?.text).toContain(
      `You approved quote ${quote.reference} for Siobhán Byrne, for $258.00.`,
    );
    // The page of the quote is only for the client.
    expect(toSigner?.text).not.toContain(quote.id);
    for (const mail of [toClient, toSigner]) {
      expect(mail?.text).toContain('The deposit of $77.40');
      const pdf = await readPdf(mail?.files[0]?.content ?? Buffer.alloc(0));
      expect(pdf.text).toMatch(/Signed by.*Rob Byrne for Siobhán Byrne/u);
    }
  });

  test('is sent once when the signer gives the address of the account', async () => {
    const quote = await sent();
    const signer = { signer_relation: 'family', signer_email: client.email };
    await approve(quote, 'Rob Byrne', signer);
    const mails = await api.mails(client.email);
    expect(mails.filter(({ subject }) => subject.includes('approved'))).toHaveLength(1);
  });

  test('names no deposit where none is due', async () => {
    await approve(await sent({}, 215_00), 'Siobhan Byrne');
    const mail = await lastMailTo(client.email);
    expect(mail?.text).toContain('for $215.00');
    expect(mail?.text).not.toMatch(/deposit|BSB/u);
  });

  test('says what an NDIS plan pays for a visit, not the estimate by rooms', async () => {
    const rooms = { bedroom: 2, bathroom: 2, kitchen: 1 };
    const quote = await sent({ service_id: 'ndis', rooms, addon_ids: [] }, 305_00);
    await approve(quote, 'Siobhán Byrne');
    const copy = await lastMailTo(client.email);
    expect(copy?.text).toContain('for about $150.25 a visit, 2.5 hours × $60.10.');
    expect(copy?.text).not.toContain('$305.00');
  });

  test('goes to the client when staff recorded what they said, without the reason', async () => {
    const quote = await sent();
    const approved = quoteIn(
      await command(api, staff, quote, 'approve', { reason: 'Rang from the ward.' }),
    );
    expect(approvalOf(approved)).toMatchObject({ signed_name: null, signed_for: null });
    const mail = await lastMailTo(client.email);
    expect(mail?.text).toContain('We recorded that you approve');
    expect(mail?.text).toContain('The deposit of $77.40');
    expect(mail?.text).not.toContain('ward');
    expect(mail?.files).toHaveLength(1);
  });

  test('is not sent when the approval is refused', async () => {
    const quote = await sent();
    await approve(quote, 'Rob Byrne', { signer_email: 'nobody@helpers.example' });
    expect(await api.mails('nobody@helpers.example')).toEqual([]);
  });
});
