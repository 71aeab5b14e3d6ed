import { SITE_PATHS } from '@cleaning/contract/routes';
import { sydneyDateOf } from '@cleaning/pricing';
import { expectAccessible } from './support/accessibility.ts';
import { apiAs } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { DEMO, logIn, newUser, registerVerified, setSession } from './support/users.ts';

test('regular visits are asked for by place, day and time, and booked by the approval', async ({
  page,
  request,
}) => {
  const session = await registerVerified(request, newUser());
  const client = apiAs(session);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.setViewportSize({ width: 390, height: 844 });
  await setSession(page, session);

  await test.step('a misspelt suburb, every second week, a Tuesday morning', async () => {
    await page.goto(SITE_PATHS.clientCalculator);
    await page.getByLabel('Suburb or postcode').fill('Castel Hill');
    await button('Did you mean Castle Hill 2154?').click();
    await expect(page.getByText('Yes, we clean in Castle Hill 2154.')).toBeVisible();
    await page.getByRole('radio', { name: 'General', exact: true }).check();
    await page.getByRole('radio', { name: 'Every 2 weeks' }).check();
    await page.getByRole('radio', { name: /^Tue/u }).last().check();
    await page.getByRole('radio', { name: 'Any morning time' }).check();
    await expect(page.getByRole('region', { name: 'Your price' })).toContainText('Tuesday');
    await expectAccessible(page);
    await button('Start a quote with this price').click();
  });

  await test.step('the request', async () => {
    await expect(page.getByLabel('Suburb')).toHaveValue('Castle Hill');
    await page.getByLabel('Street address').fill('14 Banksia Street');
    await button('Continue').click();
    await expect(page.getByRole('radio', { name: /^Tue/u }).last()).toBeChecked();
    await button('Continue').click();
    await expect(button('Choose photos')).toBeVisible();
    await button('Continue').click();
    await expect(page.getByText(/^Tuesday .+, morning$/u)).toBeVisible();
    await button('Send quote request').click();
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  });

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const asked = await client.quotes.getQuote({ id });
  const staff = apiAs(await logIn(request, DEMO.staff));
  await staff.quotes.sendQuote({ id }, { version: asked.version });

  await test.step('the approval books the first visit and the series', async () => {
    await page.reload();
    await button('Approve $120.00').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/When you approve, we book/u)).toBeVisible();
    await dialog.getByLabel('Type your full name to sign').fill('Robin Tester');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Approve \$/u }).click();
    await expect(page.getByRole('heading', { name: 'This clean is booked' })).toBeVisible();
    await expectAccessible(page);
  });

  const { results } = await client.appointments.listMyAppointments({ when: 'upcoming' });
  expect(results.length).toBeGreaterThan(1);
  expect(results.map(({ starts_at: at }) => sydneyDateOf(at ?? ''))).toContain(
    asked.preferred_date,
  );
});
