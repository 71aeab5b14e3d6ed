import { randomUUID } from 'node:crypto';
import { fullUnless } from './support/full.ts';
import { expectAccessible } from './support/accessibility.ts';
import { inDays } from './support/client-data.ts';
import { keyboard, pointer } from './support/input-modes.ts';
import { DEMO, logIn, registerVerified, newUser, setSession } from './support/users.ts';
import { expect, test } from './support/test.ts';

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of VIEWPORTS) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test(
      'a client reads their visits as a list and as a month',
      { tag: fullUnless(viewport.width === 1440) },
      async ({ page, request, expectedConsole }) => {
        expectedConsole.push(/status of 404/u);
        await setSession(page, await logIn(request, DEMO.general));
        await page.goto('/clients/appointments');
        const upcoming = page.getByRole('region', { name: 'Upcoming' });
        // The single visit of next week, and the first of the regular ones.
        await expect(upcoming.getByText(/^Cancel free until .+, .+\u00A0[ap]m$/u)).toHaveCount(2);
        await expect(page.getByRole('region', { name: 'Your regular visits' })).toBeVisible();
        await expect(
          page.getByRole('table', { name: 'Your past and cancelled visits' }),
        ).toBeVisible();
        await expectAccessible(page);

        await upcoming
          .getByRole('button', { name: /^Cancel visit/u })
          .first()
          .click();
        const question = page.getByRole('dialog', { name: 'Cancel this visit?' });
        await expect(question.getByText(/^Cancel free until/u)).toBeVisible();
        await expectAccessible(page);
        await question.getByRole('button', { name: 'Keep the visit' }).click();

        await upcoming
          .getByRole('button', { name: /^See details/u })
          .first()
          .click();
        const details = page.getByRole('dialog', { name: /^Visit A-/u });
        await expect(details.getByText(/12 Example Street/u)).toBeVisible();
        await expectAccessible(page);
        const download = page.waitForEvent('download');
        await details.getByRole('button', { name: 'Add to my calendar' }).click();
        expect((await download).suggestedFilename()).toMatch(/\.ics$/u);
        await details.getByRole('button', { name: 'Close' }).last().click();

        await page.getByRole('link', { name: 'Month', exact: true }).click();
        await expect(page.getByRole('columnheader', { name: /Monday/u })).toBeVisible();
        await expect(page.getByRole('region', { name: /^Visits in/u })).toBeVisible();
        await expectAccessible(page);

        await test.step('a link leads to one of them', async () => {
          await page.goto('/clients/portal');
          const next = page.getByRole('region', { name: 'Next visit' });
          const link = next.getByRole('link', { name: 'See details' });
          const address = await link.getAttribute('href');
          await link.press('Enter');
          const title = details.getByRole('heading', { name: /^Visit A-/u });
          await expect(title).toBeFocused();
          await expect(page).toHaveURL('/clients/appointments');
          await page.keyboard.press('Escape');
          await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeFocused();
          await page.goto(address ?? '');
          await expect(title).toBeFocused();
        });

        await test.step('an invalid link shows an error, and the list of visits', async () => {
          await page.goto(`/clients/appointments?visit=${randomUUID()}`);
          await expect(page.getByText('We could not find that visit')).toBeVisible();
          await expect(upcoming.getByRole('listitem').first()).toBeVisible();
          await expect(details).toBeHidden();
          await expectAccessible(page);
        });
      },
    );

    for (const [way, inputModeOf] of [
      ['with a pointer', () => pointer],
      ['by keyboard alone', keyboard],
    ] as const) {
      test(
        `a client asks for a visit and cancels it, ${way}`,
        { tag: fullUnless(viewport.width === 390 && way === 'by keyboard alone') },
        async ({ page, request, context }) => {
          await context.grantPermissions(['clipboard-read', 'clipboard-write']);
          await setSession(page, await registerVerified(request, newUser()));
          const input = inputModeOf(page);
          await page.goto('/clients/appointments');
          await expect(page.getByRole('heading', { name: 'No visits coming up' })).toBeVisible();
          await expectAccessible(page);
          await input.press(page.getByRole('link', { name: 'Ask for a visit' }).first());

          await expect(
            page.getByRole('heading', { level: 1, name: 'Ask for a visit' }),
          ).toBeFocused();
          await input.press(page.getByRole('button', { name: 'Ask for this visit' }));
          await expect(page.getByRole('link', { name: 'Choose a service.' })).toBeVisible();
          await expectAccessible(page);

          await input.choose(page.getByLabel('Service'), 'Deep cleaning');
          await page.getByLabel('Day that suits you').fill(inDays(14));
          await input.choose(page.getByLabel('Time of day'), 'Morning');
          await input.type(page.getByLabel('Street address'), '14 Banksia Street');
          await input.type(page.getByLabel('Suburb'), 'Castle Hill');
          await input.type(page.getByLabel('Postcode'), '2154');
          await input.press(page.getByRole('button', { name: 'Ask for this visit' }));

          const upcoming = page.getByRole('region', { name: 'Upcoming' });
          await expect(upcoming.getByText('Waiting for us')).toBeVisible();
          await input.press(upcoming.getByRole('button', { name: /^Cancel request/u }));
          const question = page.getByRole('dialog', { name: 'Cancel this request?' });
          await expect(question.getByText('Free to cancel')).toBeVisible();
          await input.press(question.getByRole('button', { name: 'Cancel request' }));
          const outcome = page.getByRole('dialog', { name: 'Request cancelled' });
          await expect(
            outcome.getByText('Your request is cancelled. There is no charge.'),
          ).toBeVisible();
          await input.press(outcome.getByRole('button', { name: 'Done' }));
          await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeFocused();
          await expect(
            page.getByRole('table', { name: 'Your past and cancelled visits' }),
          ).toContainText('Cancelled');

          await test.step('and keeps them in a calendar by a private link', async () => {
            await input.press(page.getByRole('button', { name: 'Add visits to my calendar' }));
            const feed = page.getByRole('dialog', { name: 'Visits in your calendar' });
            const link = feed.getByLabel('Your private link');
            await input.press(feed.getByRole('button', { name: 'Make my link' }));
            const first = await link.inputValue();
            await expectAccessible(page);
            await input.press(feed.getByRole('button', { name: 'Copy link' }));
            await expect(feed.getByText('Copied.')).toBeVisible();
            expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
            expect(await (await request.get(first)).text()).toContain('BEGIN:VCALENDAR');

            await input.press(feed.getByRole('button', { name: 'Make a new link' }));
            await expect(link).not.toHaveValue(first);
            const second = await link.inputValue();
            expect((await request.get(first)).status()).toBe(404);
            expect((await request.get(second)).status()).toBe(200);

            await input.press(feed.getByRole('button', { name: 'Turn the link off' }));
            await expect(feed.getByText(/^The link is off/u)).toBeVisible();
            await expect(link).toHaveCount(0);
            expect((await request.get(second)).status()).toBe(404);
            await expectAccessible(page);
          });
        },
      );
    }
  });
}
