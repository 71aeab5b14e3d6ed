import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureEarlyInteractions } from './early-interactions.ts';
import type { EarlyInteractions } from './early-interactions.ts';

let early: EarlyInteractions;
const handleQueued = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button type="button" id="add">Add</button>
    <a href="#there" id="link">There</a>
    <form id="form"><select id="select"><option>a</option><option>b</option></select>
      <input type="email" id="email"><input type="checkbox" id="tick"><button id="send">Send</button></form>
    <div data-waiting><button type="button" id="later">Later</button></div>`;
  early = captureEarlyInteractions(document, handleQueued);
});

afterEach(() => {
  document.body.innerHTML = '';
  early.replay();
});

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error(`The page has no #${id}.`);
  }
  return found;
}

const select = () => element('select') as HTMLSelectElement;
const tick = () => element('tick') as HTMLInputElement;

/** Runs every task that the replay has scheduled. */
const settle = () => vi.runAllTimersAsync();

test('replays every early press in the app, in order', async () => {
  const handler = vi.fn<() => void>();
  element('add').click();
  element('add').click();
  element('add').addEventListener('click', handler);
  expect(handler).not.toHaveBeenCalled();
  early.replay();
  await settle();
  expect(handler).toHaveBeenCalledTimes(2);
});

test('leaves links to the browser', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('link').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test.each(['click', 'input', 'change'])(
  'shows an app that is taking over no %s before it is ready',
  (type) => {
    const handler = vi.fn<() => void>();
    document.body.addEventListener(type, handler, { once: true });
    element('tick').dispatchEvent(new Event(type, { bubbles: true }));
    element('select').dispatchEvent(new Event(type, { bubbles: true }));
    expect(handler).not.toHaveBeenCalled();
    document.body.removeEventListener(type, handler);
  },
);

test('replays nothing in the same task in which the app became ready', async () => {
  const handler = vi.fn<() => void>();
  element('add').click();
  element('add').addEventListener('click', handler);
  early.replay();
  expect(handler).not.toHaveBeenCalled();
  await settle();
  expect(handler).toHaveBeenCalledOnce();
});

test('replays field changes and then the submission that followed them', async () => {
  const log: string[] = [];
  select().value = 'b';
  element('select').dispatchEvent(new Event('change', { bubbles: true }));
  element('send').click();
  element('select').addEventListener('change', () => log.push('answer'));
  element('form').addEventListener('submit', (event) => {
    event.preventDefault();
    log.push('send');
  });
  early.replay();
  await settle();
  expect(log).toEqual(['answer', 'send']);
  expect(select().value).toBe('b');
});

test('enters what is still being typed, once, as it was last', async () => {
  const field = element('email') as HTMLInputElement;
  for (const value of ['a', 'an', 'ann']) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // An app that takes over a form starts it with the values it knows.
  field.value = '';
  const entered: string[] = [];
  field.addEventListener('input', () => entered.push(field.value));
  early.replay();
  await settle();
  expect(entered).toEqual(['ann']);
});

test('restores a ticked box instead of unticking it', async () => {
  element('tick').click();
  expect(tick().checked).toBe(true);
  const handler = vi.fn<() => void>();
  element('tick').addEventListener('change', handler);
  early.replay();
  await settle();
  expect(tick().checked).toBe(true);
  expect(handler).toHaveBeenCalled();
});

test('keeps events for a part of the page that hydrates later', async () => {
  const handler = vi.fn<() => void>();
  element('later').addEventListener('click', handler);
  element('later').click();
  early.replay();
  await settle();
  expect(handler).not.toHaveBeenCalled();
  document.querySelector('[data-waiting]')?.removeAttribute('data-waiting');
  early.replay();
  await settle();
  expect(handler).toHaveBeenCalledTimes(1);
});

test('hands the last submission back to the browser when the app cannot start', () => {
  element('send').click();
  const handler = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  element('form').addEventListener('submit', handler);
  early.cancel();
  expect(handler).toHaveBeenCalledTimes(1);
});

const press = (pointerType: string) => {
  const left = vi.fn<(event: PointerEvent) => void>();
  element('add').addEventListener('pointerout', left);
  element('add').dispatchEvent(
    new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }),
  );
  return left;
};
const hover = (...hovered: Element[]) =>
  vi
    .spyOn(document, 'querySelectorAll')
    .mockImplementation(
      (selector) =>
        Object.assign(selector === ':hover' ? hovered : [], { item: () => null }) as never,
    );

describe('a pointer that has left the button it pressed', () => {
  test('causes a pointerout event after the press', async () => {
    const left = press('mouse');
    hover(document.body, element('link'));
    early.replay();
    await settle();
    expect(left).toHaveBeenCalledOnce();
    expect(left.mock.calls[0]?.[0]).toMatchObject({
      pointerType: 'mouse',
      relatedTarget: element('link'),
    });
  });

  test('causes no pointerout event while it is still over the button', async () => {
    const left = press('mouse');
    hover(document.body, element('add'));
    early.replay();
    await settle();
    expect(left).not.toHaveBeenCalled();
  });

  test.each(['', 'touch'])('is ignored for a press without a mouse (%j)', async (pointerType) => {
    const left = press(pointerType);
    early.replay();
    await settle();
    expect(left).not.toHaveBeenCalled();
  });
});
