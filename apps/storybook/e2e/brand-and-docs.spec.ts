import { company } from '@cleaning/company';
import dark from '@cleaning/ui/dark.tokens.json' with { type: 'json' };
import light from '@cleaning/ui/light.tokens.json' with { type: 'json' };
import { rgb } from './rgb.ts';
import { expect, test } from './workbench.ts';

const TYPEFACE = /^"Blue Wren Zero", "Atkinson Hyperlegible Next/u;

test('wears the name, the logo, the colours and the typeface of the company', async ({
  workbench,
  page,
}) => {
  await workbench.openDocs('start-here');
  await expect(page).toHaveTitle(new RegExp(`^Start here .*– ${company.name} – workbench$`, 'u'));
  const brand = page.getByRole('link', { name: `${company.name} Workbench` });
  await expect(brand).toBeVisible();
  await expect(brand).toHaveCSS('font-family', TYPEFACE);
  await expect
    .poll(() => brand.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(light['color-bg-subtle']));
  await expect(page.getByRole('link', { name: 'Start here' }).locator('..')).toHaveCSS(
    'background-color',
    rgb(light['color-primary']),
  );
  const fonts = await page.evaluate(() =>
    document.fonts.check('1rem "Atkinson Hyperlegible Next Variable"'),
  );
  expect(fonts).toBe(true);
});

test('starts with a page whose table is a table', async ({ workbench }) => {
  await workbench.openDocs('start-here');
  const { frame } = workbench;
  await expect(frame.getByRole('heading', { level: 1, name: 'The workbench' })).toBeVisible();
  const table = frame.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['You want to', 'Use']);
  await expect(table.getByRole('row', { name: /^Count Stepper$/u })).toBeVisible();
  await expect(frame.getByText('|')).toHaveCount(0);
});

for (const page of ['start-here', 'foundations-colours', 'controls-button']) {
  test(`shows the docs page ${page} in dark and in the typeface of the product`, async ({
    workbench,
  }) => {
    await workbench.openDocs(page);
    const docs = workbench.frame.locator('.sbdocs-wrapper');
    const heading = docs.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-family', TYPEFACE);
    await expect(docs.locator('h2, p').first()).toHaveCSS('font-family', TYPEFACE);
    await expect(docs).toHaveCSS('background-color', rgb(light['color-bg']));
    await expect(heading).toHaveCSS('color', rgb(light['color-text']));

    await workbench.choose('Palette', 'Dark');
    await expect(docs).toHaveCSS('background-color', rgb(dark['color-bg']));
    await expect(heading).toHaveCSS('color', rgb(dark['color-text']));
  });
}

test('lets a reader try each prop with a control of its kind', async ({ workbench, page }) => {
  await workbench.openDocs('controls-button');
  const controls = workbench.frame.getByRole('table').first();
  const shown = workbench.frame.locator('#story--controls-button--primary--primary-inner');
  const label = controls.getByRole('row', { name: /^busyLabel/u }).getByRole('textbox');
  await expect(label).toBeVisible();
  await expect(controls.getByRole('button', { name: /^Set /u })).toHaveCount(0);
  await controls.getByRole('combobox', { name: 'variant' }).selectOption('danger');
  await controls.getByRole('radio', { name: 'lg' }).check();
  await controls.locator('label', { has: page.getByRole('switch', { name: 'disabled' }) }).click();
  const button = shown.getByRole('button', { name: 'Approve quote' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveCSS('min-height', '56px');
});

test('copies code that works where it is pasted', async ({ workbench, page }) => {
  await workbench.openDocs('controls-button');
  await workbench.frame.getByRole('button', { name: 'Copy code' }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^import \{ Button \} from '@cleaning\/ui\/button';\n\n<Button[^]*Approve quote/u);
});

for (const [word, name, address] of [
  ['spinner', 'Loader', 'feedback-loader'],
  ['spacing', 'Space and sizes', 'foundations-space-and-sizes'],
  ['typography', 'Type', 'foundations-type'],
  ['token', 'Colours', 'foundations-colours'],
] as const) {
  test(`finds ${name} by “${word}”`, async ({ workbench, page }) => {
    await workbench.openDocs('start-here');
    await page.getByRole('searchbox', { name: 'Search for components' }).fill(word);
    await page
      .getByRole('option', { name: new RegExp(`/ ${name} \\(`, 'u') })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${address}--docs`, 'u'));
    await expect(workbench.frame.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}
