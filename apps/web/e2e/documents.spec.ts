import { readFile } from 'node:fs/promises';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { Page, Route } from '@playwright/test';
import { fullUnless } from './support/full.ts';
import { apiAs } from './support/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type InputMode, keyboard, pointer } from './support/input-modes.ts';
import { DEMO, logIn, newUser, registerVerified, setSession } from './support/users.ts';
import { createPhoto, createPdf } from './support/sample-files.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = '/clients/documents';

/** The error for a file whose type is not accepted. */
const NOT_TAKEN = 'Choose a PDF, JPEG, PNG, WebP or HEIC file.';

const VARIANTS = [
  { width: 1440, name: 'with a pointer', inputModeOf: () => pointer },
  { width: 390, name: 'by keyboard alone', inputModeOf: keyboard },
] as const;

interface FileToChoose {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Chooses files with the button and the file chooser. */
async function choose(page: Page, input: InputMode, files: readonly FileToChoose[]): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await input.press(page.getByRole('button', { name: 'Choose files' }));
  await (await opened).setFiles([...files]);
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<[string, Buffer]> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return [file.suggestedFilename(), await readFile(await file.path())];
}

for (const { width, name, inputModeOf } of VARIANTS) {
  test(
    `a client adds, looks at, keeps and removes documents, ${name}, ${width} wide`,
    { tag: fullUnless(width === 1440) },
    async ({ page, request, expectedConsole }) => {
      // The browser logs the refused upload.
      expectedConsole.push(/status of 400/u);
      const input = inputModeOf(page);
      const session = await registerVerified(request, newUser());
      const staff = apiAs(await logIn(request, DEMO.staff));
      const plan = Buffer.from(createPdf('The plan of the house'));
      await page.setViewportSize({ width, height: 900 });
      await setSession(page, session);
      await page.goto(ADDRESS);
      await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();

      await test.step('a photo and a plan go where they belong, and what is no file of ours stays', async () => {
        await choose(page, input, [
          { name: 'Kitchen.jpg', mimeType: 'image/jpeg', buffer: await createPhoto() },
          { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
        ]);
        await expect(page.getByText(NOT_TAKEN, { exact: true })).toBeVisible();
        await expect(page.getByLabel('Category')).toHaveValue('photos');
        await expectAccessible(page);
        await input.press(page.getByRole('button', { name: 'Add 1 file' }));
        const table = page.getByRole('table', { name: 'Your documents' });
        await expect(table.getByRole('row', { name: /Kitchen\.jpg.*Photos.*You/u })).toBeVisible();
        await input.press(page.getByRole('button', { name: 'Remove setup.exe' }));
        const [fields, rows] = await Promise.all([
          page.getByLabel('Sort by').boundingBox(),
          table.boundingBox(),
        ]);
        const space = (rows?.y ?? 0) - (fields?.y ?? 0) - (fields?.height ?? 0);
        expect(space, 'the list keeps its distance from the fields').toBeGreaterThanOrEqual(16);

        await choose(page, input, [
          { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: plan },
        ]);
        await input.press(page.getByRole('button', { name: 'Add 1 file' }));
        await expect(page.getByText('Choose a category.')).toBeVisible();
        await input.choose(page.getByLabel('Category'), 'Reports');
        await input.press(page.getByRole('button', { name: 'Add 1 file' }));
        await expect(table.getByRole('row', { name: /Plan\.pdf.*Reports/u })).toBeVisible();
        await expect(page.getByText('1 file added')).toBeVisible();
      });

      await test.step('a page that calls itself a PDF is refused in plain words', async () => {
        const webPage = Buffer.from('<!doctype html><script>alert(1)</script>');
        await choose(page, input, [
          { name: 'Bill.pdf', mimeType: 'application/pdf', buffer: webPage },
        ]);
        await input.choose(page.getByLabel('Category'), 'Reports');
        await input.press(page.getByRole('button', { name: 'Add 1 file' }));
        await expect(page.getByText('Nothing was added')).toBeVisible();
        await expect(page.getByText(NOT_TAKEN, { exact: true })).toBeVisible();
        await input.press(page.getByRole('button', { name: 'Remove Bill.pdf' }));
        await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
      });

      await test.step('one that is on its way can be stopped, and one that failed tried again', async () => {
        const onTheirWay: Route[] = [];
        await page.route('**/api/v1/documents/', (route) => void onTheirWay.push(route));
        await choose(page, input, [
          { name: 'Slow.pdf', mimeType: 'application/pdf', buffer: plan },
        ]);
        await input.choose(page.getByLabel('Category'), 'Reports');
        await input.press(page.getByRole('button', { name: 'Add 1 file' }));
        await expect(page.getByRole('progressbar', { name: 'Adding Slow.pdf' })).toBeVisible();
        await expectAccessible(page);
        await input.press(page.getByRole('button', { name: 'Stop adding Slow.pdf' }));
        await expect(page.getByText('Stopped adding Slow.pdf.')).toBeAttached();
        // Abort the held requests, since a released one could still arrive.
        for (const route of onTheirWay) await route.abort();
        await page.unrouteAll();

        expectedConsole.push(/Failed to load resource/u);
        await page.route('**/api/v1/documents/', (route) => route.abort(), { times: 1 });
        await choose(page, input, [
          { name: 'Again.pdf', mimeType: 'application/pdf', buffer: plan },
        ]);
        await input.choose(page.getByLabel('Category'), 'Reports');
        await input.press(page.getByRole('button', { name: 'Add 1 file' }));
        await expect(page.getByText(ERROR_MESSAGES.network, { exact: true })).toBeVisible();
        await input.press(page.getByRole('button', { name: 'Try again Again.pdf' }));
        await expect(page.getByRole('row', { name: /Again\.pdf/u })).toBeVisible();
      });

      await test.step('a document from the company is marked, and a PDF is shown by the browser itself', async () => {
        await staff.documents.uploadDocument({
          client_id: session.user.id,
          category: 'certificates',
          file: new File([createPdf('Insured')], 'Insurance.pdf'),
        });
        await page.goto(`${ADDRESS}?show=certificates`);
        const row = page.getByRole('row', { name: /Insurance\.pdf New.*Blue Wren Cleaning/u });
        await expect(row).toBeVisible();
        await expect(row.getByRole('button', { name: /^Remove/u })).toHaveCount(0);
        const opener = page.getByRole('button', { name: 'Preview Insurance.pdf' });
        await input.press(opener);
        const dialog = page.getByRole('dialog', { name: 'Insurance.pdf' });
        await expect(dialog.getByTitle('Insurance.pdf')).toBeVisible();
        await expect
          .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension:')))
          .toBe(true);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page.getByText('New', { exact: true })).toHaveCount(0);
      });

      await test.step('a picture is shown, and its download equals the upload', async () => {
        await input.press(page.getByRole('button', { name: /^All 4/u }));
        await input.type(page.getByLabel('Search'), 'kit');
        await expect(page).toHaveURL(`${ADDRESS}?search=kit`);
        await input.press(page.getByRole('button', { name: 'Preview Kitchen.jpg' }));
        const picture = page.getByRole('img', { name: 'Kitchen.jpg' });
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(640);
        await expectAccessible(page);
        await input.press(page.getByRole('button', { name: 'Close' }));

        await page.goto(`${ADDRESS}?search=plan`);
        const save = page.getByRole('button', { name: 'Download Plan.pdf' });
        const [fileName, content] = await downloaded(page, () => input.press(save));
        expect(fileName).toBe('Plan.pdf');
        expect(content.equals(plan)).toBe(true);
      });

      await test.step('one of their own can be removed', async () => {
        await input.press(page.getByRole('button', { name: 'Remove Plan.pdf' }));
        await expectAccessible(page);
        await input.press(page.getByRole('button', { name: 'Remove document' }));
        await expect(page.getByRole('heading', { name: 'No documents match' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Documents', exact: true })).toBeFocused();
        await input.press(page.getByRole('button', { name: 'Show all documents' }));
        await input.press(page.getByRole('button', { name: /^Checklists/u }));
        await expect(page.getByRole('heading', { name: 'No checklists yet' })).toBeVisible();
      });
    },
  );
}

test('a participant finds their service agreement at once', async ({ page, request }) => {
  const session = await logIn(request, DEMO.ndis);
  await setSession(page, session);
  await page.goto(ADDRESS);
  const agreement = page.getByRole('region', { name: 'Your service agreement' });
  await expect(agreement).toContainText('NDIS service agreement.pdf');
  await agreement.getByRole('button', { name: 'Read NDIS service agreement.pdf' }).click();
  await expect(page.getByRole('dialog').getByTitle('NDIS service agreement.pdf')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('another client gets no link, and a link that was changed opens nothing', async ({
  request,
}) => {
  const owner = apiAs(await logIn(request, DEMO.ndis));
  const otherUser = apiAs(await registerVerified(request, newUser()));
  const { results } = await owner.documents.listDocuments({ category: 'agreements' });
  const id = results[0]?.id ?? '';
  await expect(otherUser.documents.linkDocument({ id })).rejects.toMatchObject({ status: 404 });
  const { url } = await owner.documents.linkDocument({ id });
  expect((await request.get(url)).status()).toBe(200);
  expect(
    (
      await request.get(
        url.replace(/signature=./u, (start) =>
          start.endsWith('A') ? 'signature=B' : 'signature=A',
        ),
      )
    ).status(),
  ).toBe(404);
});
