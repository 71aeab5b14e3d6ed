import { apiAs } from './support/api.ts';
import { inDays } from './support/client-data.ts';
import { expectAuditLog } from './support/company-week/audit.ts';
import * as claims from './support/company-week/claims.ts';
import { Diary, SLOT_LENGTH } from './support/company-week/diary.ts';
import * as first from './support/company-week/first-client.ts';
import * as invoices from './support/company-week/invoices.ts';
import { centsForMinutes, dollars, Ledger } from './support/company-week/ledger.ts';
import {
  CANCELLATION_FEE_CENTS,
  createCompany,
  openAs,
  payerOf,
  PHONE,
} from './support/company-week/people.ts';
import {
  expectBooks,
  expectClientList,
  expectInvoiceList,
  expectPortal,
} from './support/company-week/totals.ts';
import * as team from './support/company-week/team.ts';
import * as visits from './support/company-week/visits.ts';
import { mailsTo } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, setSession } from './support/users.ts';

const PRIVATE_RATE = { cents: 70_00, isNdis: false };
const NDIS_RATE = { cents: 60_10, isNdis: true };

/**
 * The charge for a visit cancelled too late, in cents: its planned time at the hourly rate, up to
 * the agreed maximum.
 */
const CANCELLED_CENTS = Math.min(centsForMinutes(SLOT_LENGTH, NDIS_RATE), CANCELLATION_FEE_CENTS);

const PART_PAID_CENTS = 100_00;
const CREDIT_CENTS = 15_50;
const OVERRIDE = 'The signed agreement is in the post.';
const REFUSAL = 'Provider not recorded.';

interface Named {
  readonly name: string;
}

test('a week of the company, through the screens: at its end all money agrees to the cent', async ({
  page: office,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  const { surname, kim, lee } = company;
  const { bruno, carla, dev, aiko, asha, petra, paul, sofia, sven } = company.clients;
  const helen = { name: `Helen ${surname}`, email: `helen.${surname.toLowerCase()}@example.com` };
  const [kimsDay, leesDay] = [new Diary(), new Diary()];
  const ledger = new Ledger();
  const minutes = new Map<string, number>();
  await setSession(office, company.office);

  const { helensPage, helensSession, quoteId } =
    await test.step('Monday: an enquiry becomes a client, who sends us the draft', async () => {
      const visitor = await openAs(browser, null);
      await first.writeEnquiry(visitor, helen);
      await first.convertEnquiry(office, helen);
      const sent = await first.sendDraftAsNewClient(request, visitor, helen);
      return { helensPage: visitor, helensSession: sent.session, quoteId: sent.quoteId };
    });

  await test.step('Monday: an offer, changes, a second offer, booked before its deposit came', async () => {
    await first.priceAndSend(office, quoteId);
    await first.requestChanges(helensPage, dollars(first.FIRST_OFFER_CENTS));
    await first.sendSecondVersion(office, quoteId);
    await first.approve(helensPage, dollars(first.SECOND_OFFER_CENTS), helen.name);
    await first.bookVisit(office, quoteId, { slot: kimsDay.takeSlot(), staffId: kim.user.id });
    await first.recordDeposit(office, quoteId, dollars(first.DEPOSIT_CENTS));
  });

  await test.step('Tuesday: the visits of nine clients are recorded and planned', async () => {
    for (const client of [bruno, dev, aiko, asha]) {
      const slot = kimsDay.takeSlot();
      await visits.bookVisit(office, client, { slot, cleaner: kim });
    }
    for (const client of [carla, paul, sofia, sven, petra]) {
      const slot = leesDay.takeSlot();
      await visits.bookVisit(office, client, { slot, cleaner: lee });
    }
  });

  await test.step('Tuesday: visits that come again every week, of which the client skips one', async () => {
    await visits.startSeries(office, bruno, { firstDate: inDays(7), cleaner: kim });
    const portal = await openAs(browser, bruno.session);
    await visits.skipFirstOfSeries(portal);
    await portal.context().close();
  });

  await test.step('Wednesday: a client cancels within the notice window', async () => {
    const portal = await openAs(browser, petra.session);
    await visits.cancelTooLate(portal);
    await portal.context().close();
    ledger.invoiced(petra.name, CANCELLED_CENTS);
  });

  await test.step('Wednesday: a cleaner works the day on the phone, a part of it offline', async () => {
    const phone = await openAs(browser, kim, PHONE);
    const work = async (name: string, worked: number) => {
      await visits.workVisit(phone, worked);
      minutes.set(name, worked);
    };
    await visits.openVisit(phone, helen.name);
    await work(helen.name, 90);
    await visits.workOffline(phone, [bruno.name, dev.name], (name) =>
      work(name, name === bruno.name ? 45 : 31),
    );
    for (const [client, worked] of [
      [aiko, 52],
      [asha, 67],
    ] as const) {
      await visits.openVisit(phone, client.name);
      await work(client.name, worked);
    }
    await visits.endDay(phone);
    await phone.context().close();
  });

  await test.step('Wednesday: the other cleaner works too, and stands before a closed door', async () => {
    const phone = await openAs(browser, lee, PHONE);
    for (const [client, worked] of [
      [carla, 25],
      [paul, 40],
      [sofia, 59],
    ] as const) {
      await visits.openVisit(phone, client.name);
      await visits.workVisit(phone, worked);
      minutes.set(client.name, worked);
    }
    await visits.openVisit(phone, sven.name);
    await visits.reportNoAccess(phone);
    await visits.endDay(phone);
    await phone.context().close();
    ledger.invoiced(sven.name, CANCELLED_CENTS);
  });

  const names = [helen, bruno, carla, dev, aiko, asha, petra, paul, sofia, sven].map(
    ({ name }) => name,
  );
  const rateOf = (name: string) =>
    [bruno, carla, dev].some((client) => client.name === name) ? PRIVATE_RATE : NDIS_RATE;
  ledger.invoiced(helen.name, first.SECOND_OFFER_CENTS);
  for (const [name, worked] of minutes) {
    if (name !== helen.name) ledger.invoiced(name, centsForMinutes(worked, rateOf(name)));
  }

  await test.step('Thursday: one draft for each client, of all visits at once', async () => {
    await invoices.makeDrafts(
      office,
      names.map((name) => ({
        name,
        cents: ledger.of(name).totalCents,
        rateCents: name === helen.name ? null : rateOf(name).cents,
      })),
    );
    for (const { name } of [petra, sven]) {
      await invoices.openInvoice(office, surname, name);
      await invoices.explainCancellation(office);
    }
  });

  const numbers =
    await test.step('Thursday: they are issued in bulk, one of them anyway', async () => {
      await invoices.listInvoices(office, surname);
      await invoices.issueInBulk(office, names, {
        cents: ledger.sum.totalCents,
        report: new RegExp(`^9 issued, 1 not\\. draft for ${aiko.name}: `, 'u'),
      });
      ledger.paid(helen.name, first.DEPOSIT_CENTS);
      await invoices.openInvoice(office, surname, aiko.name);
      await invoices.issueAnyway(office, OVERRIDE);
      return invoices.readNumbers(office, surname, names);
    });
  const numberOf = ({ name }: Named) => numbers.get(name) ?? '';
  const owedOf = ({ name }: Named) => ledger.owedBy(name);

  await test.step('Friday: two claims, of which the NDIA refuses one; it is fixed and claimed again', async () => {
    const [refused, accepted] = [aiko, asha];
    await claims.claim(
      office,
      [refused, accepted].map(numberOf),
      owedOf(refused) + owedOf(accepted),
    );
    await claims.enterAnswers(office, [
      { number: numberOf(refused), refusal: REFUSAL },
      { number: numberOf(accepted) },
    ]);
    await claims.fixRejected(office, numberOf(refused), REFUSAL);
    await claims.claim(office, [numberOf(refused)], owedOf(refused));
    await claims.enterAnswers(office, [{ number: numberOf(refused) }]);
    for (const client of [refused, accepted]) {
      await claims.matchClaim(office, numberOf(client), owedOf(client));
      ledger.paid(client.name, owedOf(client));
    }
  });

  await test.step('Friday: payments in part, in full and over several invoices, and a credit', async () => {
    const pay = async ({ name }: Named, cents: number) => {
      await invoices.openInvoice(office, surname, name);
      await invoices.recordPayment(office, { cents, reference: `TRANSFER ${name}` });
      ledger.paid(name, cents);
    };
    await pay(dev, owedOf(dev));
    await pay(sofia, Math.floor(owedOf(sofia) / 3));
    await pay(helen, PART_PAID_CENTS);
    await invoices.giveCredit(office, CREDIT_CENTS);
    ledger.credited(helen.name, CREDIT_CENTS);

    const managed = [petra, paul];
    await invoices.listInvoices(office, surname);
    await invoices.recordSplitPayment(office, managed.map(numberOf), {
      cents: managed.reduce((cents, client) => cents + owedOf(client), 0),
      reference: `PLAN MANAGER ${surname}`,
    });
    for (const client of managed) ledger.paid(client.name, owedOf(client));
  });

  await test.step('Friday: a statement goes to a client', async () => {
    await invoices.openInvoice(office, surname, helen.name);
    await invoices.sendStatement(office, ledger.owedBy(helen.name));
    await expect
      .poll(async () => (await mailsTo(request, helen.email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/statement/iu));
  });

  await test.step('Sunday: the lists and the books of the office say what was entered', async () => {
    await expectInvoiceList(office, surname, ledger);
    await expectClientList(office, surname, ledger);
    const all = [...numbers.values()];
    await expectBooks(apiAs(company.office), ledger, { surname, numbers: all });
  });

  await test.step('Sunday: so does every client’s portal', async () => {
    for (const client of Object.values(company.clients)) {
      const portal = await openAs(browser, client.session);
      const account = ledger.of(client.name);
      await expectPortal(portal, { account, payer: payerOf(client) });
      await portal.context().close();
    }
    await expectPortal(helensPage, { account: ledger.of(helen.name), payer: 'client' });
  });

  const workedAt = (clients: readonly Named[]) =>
    clients.reduce((sum, { name }) => sum + (minutes.get(name) ?? 0), 0);

  await test.step('Sunday: a cleaner, the office and the owner each have their part, and no more', async () => {
    const kims = workedAt([helen, bruno, dev, aiko, asha]);
    const phone = await openAs(browser, kim, PHONE);
    await team.expectCleanersPart(phone, kims);
    await phone.context().close();
    await team.expectOfficesPart(office, [
      [kim, kims],
      [lee, workedAt([carla, paul, sofia])],
    ]);
    const owner = await openAs(browser, await logIn(request, DEMO.admin));
    await team.expectOwnersPart(owner, kim, kims);
    await owner.context().close();
  });

  await test.step('Sunday: the audit log has what was done for each of them', async () => {
    await expectAuditLog(request, {
      company,
      firstId: helensSession.user.id,
      override: OVERRIDE,
    });
  });
});
