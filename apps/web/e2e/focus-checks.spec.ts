import type { Page } from '@playwright/test';
import { findFocusProblems, findTabProblems, loadChecks } from './support/keyboard-navigation.ts';
import { expect, test } from './support/test.ts';

/** A page without faults, with a control of each kind. */
const CONTROLS = {
  link: '<a id="link" href="/elsewhere">link</a>',
  button: '<button id="button">button</button>',
  field: '<input id="field" aria-label="field">',
  checkbox: '<input id="checkbox" type="checkbox" aria-label="checkbox">',
  radio: '<input id="radio" type="radio" name="radios" aria-label="radio">',
  select: '<select id="select" aria-label="select"><option>One</option></select>',
  textarea: '<textarea id="textarea" aria-label="textarea"></textarea>',
  summary: '<details><summary id="summary">summary</summary>Words</details>',
} as const;

async function show(page: Page, { body = '', css = '' }): Promise<void> {
  const rows = Object.values(CONTROLS).map((control) => `<p class="row">${control}</p>`);
  await page.setContent(`<!doctype html><title>Controls</title><style>
    .row { margin: 0 0 40vh; box-shadow: 0 1px 2px gray; }
    :focus-visible { outline: 2px solid blue; }
    ${css}
  </style><header><a href="/">home</a></header><main>${rows.join('')}${body}</main>`);
  // Nothing moves on these pages, so what is wrong at first stays wrong.
  await loadChecks(page, 1);
}

const WAYS_TO_LOOK = {
  'a walk with Tab': (page: Page) => findTabProblems(page, 'main'),
  'a look at each control': findFocusProblems,
};

for (const [way, findProblems] of Object.entries(WAYS_TO_LOOK)) {
  test(`${way} finds controls whose focus cannot be seen, and no others`, async ({ page }) => {
    await test.step('nothing on a page without faults', async () => {
      await show(page, {});
      expect(await findProblems(page)).toEqual([]);
    });

    await test.step('each kind of control without a focus ring', async () => {
      await show(page, { css: 'main :focus-visible { outline: none; }' });
      expect(await findProblems(page)).toEqual(
        Object.keys(CONTROLS).map((kind): unknown =>
          expect.stringMatching(`> ${kind}: nothing shows that it has the focus$`),
        ),
      );
    });

    await test.step('a control under a bar that stays in place', async () => {
      await show(page, {
        body: '<button>last</button><div class="bar">bar</div>',
        css: '.bar { position: fixed; inset: auto 0 0; height: 60px; background: white; }',
      });
      expect(await findProblems(page)).toContainEqual(
        expect.stringMatching(/<button> last: it is out of sight or covered$/u),
      );
    });

    await test.step('a control under what the page draws over itself', async () => {
      await show(page, {
        body: '<button>last</button>',
        css: 'body::after { content: ""; position: fixed; inset: auto 0 0; height: 60px; background: white; }',
      });
      expect(await findProblems(page)).toContainEqual(
        expect.stringMatching(/<button> last: it is out of sight or covered$/u),
      );
    });

    await test.step('a control out of sight', async () => {
      await show(page, { css: '#button { position: fixed; top: -100px; }' });
      expect(await findProblems(page)).toEqual([
        expect.stringMatching(/<button> button: it is out of sight or covered$/u),
      ]);
    });
  });
}

const WALK_FAULTS = {
  'a control that was taken out of the order': {
    body: '<button tabindex="-1">out</button>',
    problem: 'Never reached: <button> out',
  },
  'a control that is before its place in the order': {
    body: '<button tabindex="1">first</button>',
    problem: 'Never reached: <button> first',
  },
  'a control that cannot take the focus': {
    body: '<div inert><button>inert</button></div>',
    problem: 'Never reached: <button> inert',
  },
  'a control that keeps the focus': {
    body: '<button onkeydown="event.preventDefault()">trap</button>',
    problem: 'Tab to <button> trap: the focus does not leave it',
  },
  'two controls that keep the focus between them': {
    body: '<button id="a">a</button><button onblur="document.querySelector(\'#a\').focus()">b</button>',
    problem: 'Tab to <button> a: it is out of order after <button> b',
  },
} as const;

test('a walk with Tab finds what is out of order, keeps the focus or is never reached', async ({
  page,
}) => {
  for (const [fault, { body, problem }] of Object.entries(WALK_FAULTS)) {
    await test.step(fault, async () => {
      await show(page, { body: `${body}<button>after</button>` });
      expect(await findTabProblems(page, 'page')).toContain(problem);
    });
  }
});

test('a control that comes to where the walk has been is no fault', async ({ page }) => {
  const comes =
    "if (!this.isOld) { this.isOld = true; this.insertAdjacentHTML('beforebegin', late); }";
  const late = "<script>const late = '<button>late</button>';</script>";
  await show(page, {
    body: `${late}<button>first</button><button onfocus="${comes}">last</button>`,
  });
  expect(await findTabProblems(page, 'page')).toEqual([]);
  await expect(page.getByRole('button', { name: 'late' })).toBeVisible();
});

test('a look at each control finds one that cannot take the focus', async ({ page }) => {
  await show(page, { body: '<div inert><button>inert</button></div>' });
  expect(await findFocusProblems(page)).toEqual(['<button> inert: it does not take the focus']);
});
