import type { OfferMail } from '@cleaning/contract/quotes';
import { describe, expect, it } from 'vitest';
import { TEST_SECRETS } from '../../../test/ndis-fixtures.ts';
import { act, command, createDraft, quoteIn, readQuote } from '../../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';
import { deliverDueMails } from '../../core/mail/deliver.ts';
import { deleteFinishedMails } from '../../core/mail/mail-repository.ts';
import { mailboxTransport, type MailTransport } from '../../core/mail/transport.ts';
import { renderPdf } from '../../core/pdf/render-pdf.ts';

const api = startBeforeAll();
const client = makeBeforeEach(() => api.signIn());
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff' }));
const offered = makeBeforeEach(async () => {
  const asked = quoteIn(await act(api, client, await createDraft(api, client), 'submit'));
  api.clock.advance(1000);
  return quoteIn(await command(api, staff, asked, 'send'));
});

const deliver = (send: MailTransport['send'] = async () => {}) =>
  deliverDueMails({
    database: api.database,
    transport: { ...mailboxTransport, keepsBodies: false, send },
    renderPdf,
    secrets: TEST_SECRETS,
    now: () => api.clock.now,
    onFailure: () => {},
  });

/** Fails as a mail server does. */
const failing = (responseCode: number) => async () => {
  throw Object.assign(new Error('Refused'), { code: 'EENVELOPE', responseCode });
};

const offerMail = async (): Promise<OfferMail | null | undefined> =>
  (await readQuote(api, staff, offered)).staff_details?.offer_mail;

describe('the email of an offer', () => {
  it('is pending until a mail server accepted it, and shows when that was', async () => {
    const sentAt = api.clock.now.toISOString();
    expect(await offerMail()).toEqual({ recipient: client.email, state: 'waiting', at: sentAt });
    api.clock.advance(1);
    await deliver(failing(451));
    expect(await offerMail()).toMatchObject({ state: 'waiting', at: sentAt });
    api.clock.advance(60_000);
    await deliver();
    expect(await offerMail()).toEqual({
      recipient: client.email,
      state: 'accepted',
      at: api.clock.now.toISOString(),
    });
  });

  it('fails when the mail server does not know the address', async () => {
    await deliver(failing(550));
    expect(await offerMail()).toEqual({
      recipient: client.email,
      state: 'given_up',
      at: api.clock.now.toISOString(),
    });
  });

  it('is that of the last offer, and stays so while other emails follow', async () => {
    await deliver();
    const accepted = await offerMail();
    await command(api, client, offered, 'request_changes', { comment: 'Without the oven.' });
    await deliver(failing(550));
    expect(await offerMail()).toEqual(accepted);
    const { version } = await readQuote(api, staff, offered);
    const revised = quoteIn(await command(api, staff, { ...offered, version }, 'revise'));
    api.clock.advance(1000);
    await command(api, staff, revised, 'send');
    expect(await offerMail()).toMatchObject({ state: 'waiting' });
  });

  it('is unknown once it is deleted, and is never shown to the client', async () => {
    await deliver();
    expect((await readQuote(api, client, offered)).staff_details).toBeNull();
    api.clock.advance(1);
    await deleteFinishedMails(api.database, api.clock.now);
    expect(await offerMail()).toBeNull();
  });
});
