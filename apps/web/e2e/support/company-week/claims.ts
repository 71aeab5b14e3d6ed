import { expect, type Page } from '@playwright/test';
import { STAFF_CLAIMS_PATH } from '#domains/claims/claim-paths.ts';
import { inDays } from '../client-data.ts';
import { tickOnly } from '../pick.ts';
import { dollars } from './ledger.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const openClaims = (office: Page, state: string) =>
  office.goto(`${STAFF_CLAIMS_PATH}?state=${state}`);

/** Claims these invoices in one batch. */
export async function claim(
  office: Page,
  numbers: readonly string[],
  cents: number,
): Promise<void> {
  await openClaims(office, 'ready');
  await tickOnly(office, /^Select INV-/u, numbers);
  await button(office, 'Make batch and download').click();
  await button(office, 'Make batch and download').last().click();
  await expect(office.getByText(/^Batch \d+ is made/u)).toContainText(dollars(cents));
}

/** Records the agency's answers; an answer with a reason is a rejection. */
export async function enterAnswers(
  office: Page,
  answers: readonly { readonly number: string; readonly refusal?: string }[],
): Promise<void> {
  await openClaims(office, 'submitted');
  for (const { number, refusal } of answers) {
    const answer = office.getByLabel(`Answer to ${number}`);
    await answer.selectOption(refusal === undefined ? 'accepted' : 'rejected');
    if (refusal !== undefined) {
      await office.getByLabel(`Why ${number} was rejected`).fill(refusal);
    }
  }
  const count = answers.length === 1 ? '1 answer' : `${answers.length} answers`;
  await button(office, `Save ${count}`).click();
  await expect(office.getByText(`${answers.length} saved.`)).toBeVisible();
}

/**
 * Records the missing date since when we are the participant's provider, and makes the claim ready
 * again.
 */
export async function fixRejected(office: Page, number: string, refusal: string): Promise<void> {
  await openClaims(office, 'rejected');
  const card = office.getByRole('region', { name: new RegExp(number, 'u') });
  await expect(card.getByText(refusal)).toBeVisible();
  const recorded = card.getByLabel('My provider since');
  await recorded.fill(inDays(-80));
  await card
    .getByRole('listitem')
    .filter({ has: office.getByLabel('My provider since') })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(recorded).toBeHidden();
  await card.getByRole('button', { name: 'Make ready again' }).click();
  await expect(office.getByText(`${number} is ready again`, { exact: false })).toBeVisible();
}

/** Matches the bank payment of an accepted claim. */
export async function matchClaim(office: Page, number: string, cents: number): Promise<void> {
  await openClaims(office, 'accepted');
  await button(office, `Match money ${number}`).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: `Record ${dollars(cents)}` }).click();
  await expect(office.getByText(`${number} is paid.`)).toBeVisible();
}
