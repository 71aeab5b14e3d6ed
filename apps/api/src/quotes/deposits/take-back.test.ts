import { describe, expect, test } from 'vitest';
import { confirmRows, importStatement, line, readOpenRows } from '../../../test/bank-fixtures.ts';
import { command, invoiceIn } from '../../../test/invoice-fixtures.ts';
import { untilWaiting } from '../../../test/lock-waits.ts';
import { approvedUrgent, payDeposit, readQuote } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { takeDepositBack } from './commands.ts';

const DEPOSIT_CENTS = 77_40;
const REASON = 'The money was for another quote.';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff', clientType: null }));
const client = makeBeforeEach(() => api.signIn());
const quote = makeBeforeEach(() => approvedUrgent(api, client, staff));

const read = (as = client) => readQuote(api, as, quote);

/** Takes the last payment of the deposit back, at the version that staff see now. */
const takeBack = async (changes: object = {}, as = staff) => {
  const { version, deposit } = await read(staff);
  const payment_id = deposit.payments.at(-1)?.id;
  return api.call({
    method: 'POST',
    path: `quotes/${quote.id}/deposit/take_back/`,
    as,
    body: { version, payment_id, reason: REASON, ...changes },
  });
};

async function recordOfBank(paid: object = {}) {
  await importStatement(api, staff, line(`THOMPSON ${quote.reference}`, '77.40'));
  const row = (await readOpenRows(api, staff)).at(-1);
  const deposit = { quote_id: quote.id, amount_cents: DEPOSIT_CENTS };
  const [result] = await confirmRows(api, staff, [{ id: row?.id, parts: [], deposit, ...paid }]);
  expect(result?.error).toBeNull();
  return result?.row;
}

describe('a deposit that was recorded by mistake', () => {
  test('is taken back with a reason: it is due again, and the client can read why', async () => {
    await payDeposit(api, staff, quote);
    expect((await read(staff)).available_commands).toContain('take_deposit_back');
    const answer = await takeBack();
    expect(answer.statusCode).toBe(200);
    const due = await read();
    expect(due.deposit).toEqual(quote.deposit);
    expect(due.events.at(-1)).toMatchObject({
      command: 'take_deposit_back',
      actor: 'staff',
      reason: REASON,
    });
    const mails = await api.mails(client.email);
    const subject = `The deposit for quote ${quote.reference} is still to pay`;
    const mail = mails.find((each) => each.subject === subject);
    expect(mail?.text).toContain('That was our mistake, and we are sorry.');
    expect(mail?.text).not.toContain('77.40');
    const admin = await api.signIn({ userType: 'admin' });
    const log = await api.call({ path: 'audit/?subject_type=quote', as: admin });
    expect(log.json<{ results: object[] }>().results).toContainEqual(
      expect.objectContaining({ action: 'update', subject_id: quote.id, reason: REASON }),
    );
  });

  test('can be recorded again with the same reference', async () => {
    await payDeposit(api, staff, quote);
    await takeBack();
    expect((await payDeposit(api, staff, quote)).statusCode).toBe(201);
    expect((await read()).deposit).toMatchObject({
      status: 'paid',
      payments: [{ reference: 'Transfer 1' }],
    });
  });

  test('reopens the bank row that paid it, and its statement', async () => {
    const row = await recordOfBank();
    expect((await takeBack()).statusCode).toBe(200);
    const open = await readOpenRows(api, staff);
    expect(open).toContainEqual(
      expect.objectContaining({ id: row?.id, status: 'open', is_sure: true }),
    );
    const again = open.find(({ id }) => id === row?.id);
    const deposit = { quote_id: quote.id, amount_cents: DEPOSIT_CENTS };
    const [result] = await confirmRows(api, staff, [{ id: again?.id, parts: [], deposit }]);
    expect(result?.row).toMatchObject({ status: 'matched' });
    expect((await read()).deposit.payments).toMatchObject([
      { reference: expect.stringMatching(/, entry 2\)$/u) },
    ]);
  });

  test('in parts loses the part that was a mistake, with its bank row, and keeps the other', async () => {
    await importStatement(api, staff, line(`THOMPSON ${quote.reference}`, '27.40'));
    const row = (await readOpenRows(api, staff)).at(-1);
    const deposit = { quote_id: quote.id, amount_cents: 27_40 };
    await confirmRows(api, staff, [{ id: row?.id, parts: [], deposit }]);
    await payDeposit(api, staff, quote, { amount_cents: 50_00, method: 'cash' });
    const [byBank, byHand] = (await read()).deposit.payments;
    expect((await takeBack({ payment_id: byHand?.id })).statusCode).toBe(200);
    expect((await read()).deposit).toMatchObject({ due_cents: 50_00, payments: [byBank] });
    expect(await readOpenRows(api, staff)).not.toContainEqual(
      expect.objectContaining({ id: row?.id }),
    );
    const again = await takeBack({ payment_id: byHand?.id });
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { detail: 'This payment of the deposit is not recorded any more. Read the quote again.' },
    ]);
    expect((await takeBack({ payment_id: byBank?.id })).statusCode).toBe(200);
    expect((await read()).deposit).toEqual(quote.deposit);
    expect(await readOpenRows(api, staff)).toContainEqual(
      expect.objectContaining({ id: row?.id, status: 'open' }),
    );
  });

  test('of another quote is not taken back with this one', async () => {
    const other = await approvedUrgent(api, client, staff);
    await payDeposit(api, staff, quote);
    await payDeposit(api, staff, other);
    const [payment] = (await readQuote(api, staff, other)).deposit.payments;
    expect((await takeBack({ payment_id: payment?.id })).statusCode).toBe(409);
    expect((await readQuote(api, staff, other)).deposit.status).toBe('paid');
  });

  test('cannot be taken back while an invoice was paid with it, until that is voided', async () => {
    await payDeposit(api, staff, quote);
    const draft = invoiceIn(
      await api.call({
        method: 'POST',
        path: 'invoices/from_quote/',
        as: staff,
        body: { quote_id: quote.id },
      }),
    );
    const issued = invoiceIn(await command(api, staff, draft, 'issue', { version: draft.version }));
    const refused = await takeBack();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'invalid_transition',
      detail:
        'An invoice was paid with $77.40 of the deposit. Void that invoice first, then undo the payment.',
      current: { id: quote.id },
    });
    expect((await read(staff)).available_commands).not.toContain('take_deposit_back');
    const voided = await command(api, staff, issued, 'void', {
      version: issued.version,
      reason: 'Wrong date.',
    });
    expect(voided.statusCode).toBe(200);
    expect((await takeBack()).statusCode).toBe(200);
    expect((await read()).deposit.status).toBe('due');
  });

  test('is taken back once by two users at once', async () => {
    const row = await recordOfBank();
    const { version, deposit } = await read(staff);
    const seen = { version, payment_id: deposit.payments.at(-1)?.id };
    const answers = await Promise.all([
      takeBack(seen),
      takeBack(seen),
      api.call({
        method: 'POST',
        path: `bank_statements/rows/${row?.id}/reopen/`,
        as: staff,
        body: { version: row?.version, reason: REASON },
      }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    const { events } = await read();
    expect(events.filter((event) => event.command === 'take_deposit_back')).toHaveLength(1);
  });

  test('is taken back once by two calls without a version, beside another payment', async () => {
    await payDeposit(api, staff, quote, { amount_cents: 30_00 });
    await payDeposit(api, staff, quote, { amount_cents: 40_00, reference: 'Transfer 2' });
    const [payment] = (await read(staff)).deposit.payments;
    const viewer = { kind: 'office', staffId: staff.id, isAdmin: false } as const;
    const call = { id: quote.id, viewer, now: api.clock.now };
    const request = { payment_id: String(payment?.id), reason: REASON };
    const second = await inTransaction(api.database, async (first) => {
      await takeDepositBack(first, call, request);
      const waiting = inTransaction(api.database, (other) => takeDepositBack(other, call, request));
      await untilWaiting(api, 1);
      return { outcome: waiting.catch((error: unknown) => error) };
    });
    expect(await second.outcome).toMatchObject({ code: 'invalid_transition' });
    expect((await read()).deposit.received_cents).toBe(40_00);
  });

  test('is taken back only by staff, with a reason and the version that they saw', async () => {
    await payDeposit(api, staff, quote);
    expect((await takeBack({}, client)).statusCode).toBe(403);
    const silent = await takeBack({ reason: ' ' });
    expect([silent.statusCode, Object.keys(silent.json())]).toEqual([400, ['reason']]);
    const stale = await takeBack({ version: quote.version });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'stale_version', current: { deposit: { status: 'paid' } } },
    ]);
    expect((await read()).deposit.status).toBe('paid');
  });
});

test('a deposit paid together with an invoice is taken back on the bank statement', async () => {
  const draft = await api.call({
    method: 'POST',
    path: 'invoices/from_quote/',
    as: staff,
    body: { quote_id: (await approvedUrgent(api, client, staff)).id },
  });
  const other = invoiceIn(draft);
  const issued = invoiceIn(await command(api, staff, other, 'issue', { version: other.version }));
  await importStatement(api, staff, line('BOTH', '335.40'));
  const row = (await readOpenRows(api, staff)).find(({ text }) => text === 'BOTH');
  const [result] = await confirmRows(api, staff, [
    {
      id: row?.id,
      parts: [{ invoice_id: issued.id, amount_cents: 258_00 }],
      deposit: { quote_id: quote.id, amount_cents: DEPOSIT_CENTS },
    },
  ]);
  expect(result?.error).toBeNull();
  const refused = await takeBack();
  expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
    400,
    expect.stringContaining('Undo all of it on its bank statement.'),
  ]);
  expect((await read()).deposit.status).toBe('paid');
});
