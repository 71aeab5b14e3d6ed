import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { STAFF_ENQUIRIES_PATH } from '#domains/enquiries/enquiry-paths.ts';
import { STAFF_QUOTE_PATH } from '#domains/quotes/quote-paths.ts';
import { linkFromMail } from '../mailbox.ts';
import { logIn, NEW_PASSWORD, type Session } from '../users.ts';
import type { Slot } from './diary.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export interface Visitor {
  readonly name: string;
  readonly email: string;
}

/**
 * Deep cleaning $180, a bedroom $25, a bathroom $35, a kitchen $45, a living room $30, the oven
 * $35; urgent work costs 20% more.
 */
const LIST = { deep: 180_00, rooms: 25_00 + 35_00 + 45_00 + 30_00, oven: 35_00 };
const LIST_CENTS = LIST.deep + LIST.rooms + LIST.oven;
const URGENT_CENTS = LIST_CENTS / 5;
/** The price of the deep clean in the first version of the offer. */
const DEEP_CENTS = 160_00;

export const FIRST_OFFER_CENTS = LIST_CENTS + URGENT_CENTS - LIST.deep + DEEP_CENTS;
/** The oven is removed. The urgency surcharge stays as it was. */
export const SECOND_OFFER_CENTS = FIRST_OFFER_CENTS - LIST.oven;
/** 30% of the urgent clean. */
export const DEPOSIT_CENTS = (SECOND_OFFER_CENTS * 3) / 10;

/** Sends an enquiry as a visitor who asks for a price. */
export async function writeEnquiry(visitor: Page, { name, email }: Visitor): Promise<void> {
  await visitor.goto(SITE_PATHS.contact);
  await visitor.getByLabel('Your name').fill(name);
  await visitor.locator('#enquiry-email').fill(email);
  await visitor.getByRole('radio', { name: 'A price' }).check();
  await visitor.getByLabel('Your message').fill('A deep clean this week, with the oven.');
  await button(visitor, 'Send message').click();
  await expect(visitor.getByText('Thank you. We have your message.')).toBeVisible();
}

/** Converts the enquiry to a client with a draft quote, as the office. */
export async function convertEnquiry(office: Page, { name }: Visitor): Promise<void> {
  await office.goto(STAFF_ENQUIRIES_PATH);
  await office.getByRole('link', { name: new RegExp(name, 'u') }).click();
  await office.getByRole('link', { name: 'Make a client and quote' }).click();
  await office.getByRole('combobox', { name: 'Service' }).selectOption('deep');
  await office.getByRole('checkbox', { name: /^Oven/u }).check();
  await chooseUrgentTiming(office);
  await office.getByRole('textbox', { name: /^Street address/u }).fill('3 Wattle Road');
  await office.getByRole('textbox', { name: /^Suburb/u }).fill('Dee Why');
  await office.getByRole('textbox', { name: /^Postcode/u }).fill('2099');
  await button(office, 'Make client and quote').click();
  await expect(office.getByText(`${name} is a client`)).toBeVisible();
}

/** Asks for the deposit of urgent work on whichever day is free, since tomorrow may be full. */
async function chooseUrgentTiming(office: Page): Promise<void> {
  const visit = office.getByRole('group', { name: 'When is the first visit?' });
  await visit.locator('input[name="first-visit-day"]:enabled').nth(2).check();
  await office.getByText('Change the timing').click();
  await office.getByRole('radio', { name: 'Urgent', exact: true }).check();
  await office.getByLabel('Why this timing').fill('They need it before their guests arrive');
}

/** Sets the new client's password through the emailed link, logs in, and sends the draft to us. */
export async function sendDraftAsNewClient(
  request: APIRequestContext,
  portal: Page,
  { email }: Visitor,
): Promise<{ readonly session: Session; readonly quoteId: string }> {
  await portal.goto(await linkFromMail(request, email, SITE_PATHS.passwordReset));
  await portal.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await portal.getByLabel('Type it again', { exact: true }).fill(NEW_PASSWORD);
  await button(portal, /new password$/u).click();
  await expect(portal.getByLabel('Type it again', { exact: true })).toBeHidden();
  await portal.goto(SITE_PATHS.clientQuotes);
  await expect(portal.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  // The Google button appears later and moves the form.
  await expect(button(portal, 'Continue with Google')).toBeVisible();
  await portal.getByLabel('Email').fill(email);
  await portal.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await button(portal, 'Log in').click();
  await portal.getByRole('link', { name: /Q-\d+/u }).first().click();
  await portal.getByRole('link', { name: 'Review and send' }).click();
  await button(portal, 'Send quote request').click();
  await expect(portal.getByText('With us').first()).toBeVisible();
  const quoteId = new URL(portal.url()).pathname.split('/').at(-1) ?? '';
  return { session: await logIn(request, email, NEW_PASSWORD), quoteId };
}

/** Sends the open quote and waits until it can no longer be undone. */
async function send(office: Page, label: string): Promise<void> {
  await button(office, label).click();
  await button(office, /^Send \$/u).click();
  await expect(office.getByText('With the client')).toBeVisible({ timeout: 30_000 });
}

/** Discounts the list price with a reason and sends the offer, as the office. */
export async function priceAndSend(office: Page, quoteId: string): Promise<void> {
  await office.goto(pathWithId(STAFF_QUOTE_PATH, quoteId));
  await office
    .getByLabel('Price of one Deep cleaning in dollars')
    .fill((DEEP_CENTS / 100).toFixed(2));
  await office.getByLabel(/^Why not the list price/u).fill('First clean with us');
  await send(office, 'Send quote');
}

export async function requestChanges(portal: Page, shownTotal: string): Promise<void> {
  await portal.reload();
  await expect(portal.getByText(shownTotal, { exact: true }).first()).toBeVisible();
  await button(portal, 'Ask for changes').click();
  await portal.getByRole('dialog').getByRole('textbox').fill('Without the oven, please.');
  await button(portal, 'Ask for changes').last().click();
  await expect(
    portal.getByRole('heading', { level: 2, name: 'We are working on your changes' }),
  ).toBeVisible();
}

/** Removes the oven and sends a second version, as the office. */
export async function sendSecondVersion(office: Page, quoteId: string): Promise<void> {
  await office.goto(pathWithId(STAFF_QUOTE_PATH, quoteId));
  await expect(office.getByText('Without the oven, please.').first()).toBeVisible();
  await button(office, 'Start version 2').click();
  await button(office, /^Remove Oven/u).click();
  await send(office, 'Send version 2');
}

export async function approve(portal: Page, shownTotal: string, name: string): Promise<void> {
  await portal.reload();
  await expect(portal.getByText(shownTotal, { exact: true }).first()).toBeVisible();
  await button(portal, /^Approve \$/u).click();
  const dialog = portal.getByRole('dialog');
  await dialog.getByLabel('Type your full name to sign').fill(name);
  await dialog.getByRole('checkbox').check();
  await button(portal, /^Approve \$/u)
    .last()
    .click();
  await expect(portal.getByRole('region', { name: 'How to pay the deposit' })).toBeVisible();
}

export async function recordDeposit(office: Page, quoteId: string, shown: string): Promise<void> {
  await office.goto(pathWithId(STAFF_QUOTE_PATH, quoteId));
  await button(office, 'Record deposit').click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reference on the bank statement').fill(`DEPOSIT ${quoteId.slice(0, 8)}`);
  await button(office, `Record ${shown}`).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText('Paid', { exact: true }).first()).toBeVisible();
}

/** Books a visit for another day than the client asked for, before the deposit has come. */
export async function bookVisit(
  office: Page,
  quoteId: string,
  { slot, staffId }: { readonly slot: Slot; readonly staffId: string },
): Promise<void> {
  await office.goto(pathWithId(STAFF_QUOTE_PATH, quoteId));
  await button(office, 'Book').click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByText('The deposit is still due')).toBeVisible();
  await dialog.getByLabel('Day').fill(slot.date);
  await dialog.getByLabel('From', { exact: true }).fill(slot.from);
  await dialog.getByLabel('To', { exact: true }).fill(slot.to);
  await dialog.getByLabel('Cleaner').selectOption(staffId);
  await button(office, 'Book 1 visit').click();
  await expect(office.getByText('Booked', { exact: true }).first()).toBeVisible();
}
