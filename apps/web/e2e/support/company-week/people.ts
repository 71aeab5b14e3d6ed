import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { apiAs } from '../api.ts';
import { inDays } from '../client-data.ts';
import { DEMO, logIn, newUser, registerVerified, type Session, setSession } from '../users.ts';
import { createCleaner, createOfficeStaff } from '../visits.ts';

export type Plan = 'none' | 'agency' | 'plan' | 'self';

export interface WeekClient {
  readonly session: Session;
  readonly name: string;
  readonly plan: Plan;
}

/**
 * Two clients for each way to manage a plan, and three without a plan. The tenth client starts as
 * an enquiry.
 */
const CLIENTS = {
  bruno: ['Bruno', 'none'],
  carla: ['Carla', 'none'],
  dev: ['Dev', 'none'],
  aiko: ['Aiko', 'agency'],
  asha: ['Asha', 'agency'],
  petra: ['Petra', 'plan'],
  paul: ['Paul', 'plan'],
  sofia: ['Sofia', 'self'],
  sven: ['Sven', 'self'],
} as const;

export type ClientKey = keyof typeof CLIENTS;

/** The highest fee in the agreement for a visit cancelled too late, in cents. */
export const CANCELLATION_FEE_CENTS = 1_50;

export interface Company {
  /** The unique surname of all clients of this week. */
  readonly surname: string;
  readonly office: Session;
  readonly kim: Session;
  readonly lee: Session;
  readonly clients: Readonly<Record<ClientKey, WeekClient>>;
}

/**
 * Creates three staff and nine clients through the API, because creating staff and plan details is
 * not what this test is about.
 */
export async function createCompany(request: APIRequestContext): Promise<Company> {
  const surname = `Weekly${randomUUID().replaceAll(/[^a-z]/gu, '')}`;
  const [office, kim, lee] = [
    await createOfficeStaff(request, 'Olive'),
    await createCleaner(request, 'Kim'),
    await createCleaner(request, 'Lee'),
  ];
  const clients = new Map<string, WeekClient>();
  for (const [key, [firstName, plan]] of Object.entries(CLIENTS)) {
    clients.set(key, await createClient(request, { firstName, surname, plan }));
  }
  return {
    surname,
    office,
    kim,
    lee,
    clients: Object.fromEntries(clients) as Company['clients'],
  };
}

async function createClient(
  request: APIRequestContext,
  { firstName, surname, plan }: { firstName: string; surname: string; plan: Plan },
): Promise<WeekClient> {
  const session = await registerVerified(request, {
    ...newUser(firstName),
    lastName: surname,
    clientType: plan === 'none' ? 'general' : 'ndis',
  });
  if (plan !== 'none') await recordPlan(request, session, plan);
  return { session, name: `${firstName} ${surname}`, plan };
}

/**
 * Records everything that an invoice needs, except Aiko's agreement and the date since when we are
 * her provider.
 */
async function recordPlan(
  request: APIRequestContext,
  { user }: Session,
  plan: Exclude<Plan, 'none'>,
): Promise<void> {
  const admin = apiAs(await logIn(request, DEMO.admin));
  const hasAgreement = user.first_name !== CLIENTS.aiko[0];
  await admin.clients.updateClientProfileFor(
    { id: user.id },
    {
      version: 1,
      reason: 'From the signed agreement.',
      ndis_number: `43${String(randomInt(10_000_000)).padStart(7, '0')}`,
      plan_management: plan,
      plan_start: inDays(-100),
      plan_end: inDays(200),
      remaining_budget_cents: 2_000_00,
      ...(hasAgreement && {
        service_agreement_start: inDays(-90),
        cancellation_fee_cents: CANCELLATION_FEE_CENTS,
      }),
      ...(plan === 'plan' && {
        plan_manager_name: 'Sample Plan Managers',
        plan_manager_invoice_email: 'invoices@plan-manager.example',
      }),
      ...(plan === 'agency' && hasAgreement && { provider_recorded_on: inDays(-80) }),
    },
  );
}

/** Who pays the client's invoices. */
export type Payer = 'client' | 'plan manager' | 'agency';

export function payerOf({ plan }: WeekClient): Payer {
  if (plan === 'agency') return 'agency';
  return plan === 'plan' ? 'plan manager' : 'client';
}

const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Opens a separate browser for a person; a visitor has no session. */
export async function openAs(
  browser: Browser,
  session: Session | null,
  viewport: { readonly width: number; readonly height: number } = DESK,
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  if (session !== null) await setSession(page, session);
  return page;
}
