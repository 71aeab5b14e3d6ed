import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { eventually } from '@cleaning/test-setup/eventually';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEADER } from '../../stories/samples.tsx';
import { headerParts, showHeader } from './testing.tsx';
import { Header } from './header.tsx';
import { HOVER_CLOSE_MS, HOVER_OPEN_MS } from './use-dropdowns.ts';

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const menu = (name: string) => button(name).parentElement ?? button(name);
const mouse = { pointerType: 'mouse' };
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('the dropdowns of the header', () => {
  test('open on a click and close on another', async () => {
    showHeader();
    await userEvent.click(button('Services'));
    expect(isOpen('Services')).toBe(true);
    await userEvent.click(button('Services'));
    expect(isOpen('Services')).toBe(false);
  });

  test('are open one at a time', async () => {
    showHeader();
    await userEvent.click(button('Services'));
    await userEvent.click(button('Resources'));
    expect(isOpen('Services')).toBe(false);
    expect(isOpen('Resources')).toBe(true);
  });

  test('close on a press outside', async () => {
    showHeader();
    await userEvent.click(button('Services'));
    await userEvent.click(document.body);
    expect(isOpen('Services')).toBe(false);
  });

  test('close when an item is chosen', async () => {
    showHeader();
    await userEvent.click(button('Services'));
    const link = within(headerParts().bar).getByRole('link', { name: /Deep cleaning/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(isOpen('Services')).toBe(false);
  });

  test('close when the page changes', async () => {
    const { goTo } = showHeader();
    await userEvent.click(button('Services'));
    goTo('/services');
    expect(isOpen('Services')).toBe(false);
    goTo('/');
    expect(isOpen('Services')).toBe(false);
  });

  test('close on the first Escape, which returns focus to the button', async () => {
    showHeader();
    await userEvent.click(button('Services'));
    await userEvent.tab();
    expect(button('Services')).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Services')).toBe(false);
    expect(button('Services')).toHaveFocus();
  });

  test('leave the focus where it is on Escape when it is elsewhere', async () => {
    render(<input aria-label="Elsewhere" />);
    showHeader();
    vi.useFakeTimers();
    fireEvent.pointerEnter(button('Services'), { pointerType: 'mouse' });
    screen.getByLabelText('Elsewhere').focus();
    act(() => {
      vi.advanceTimersByTime(HOVER_OPEN_MS);
    });
    vi.useRealTimers();
    expect(isOpen('Services')).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Services')).toBe(false);
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });

  test('close when the Tab key leaves them', async () => {
    showHeader();
    await userEvent.click(button('Services'));
    act(() => {
      button('Resources').focus();
    });
    expect(isOpen('Services')).toBe(false);
  });

  test('open on Arrow Down, which moves through the items', async () => {
    showHeader();
    const { bar } = headerParts();
    const links = within(bar).getAllByRole('link', { name: /cleaning/i });
    button('Services').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(isOpen('Services')).toBe(true);
    await eventually(() => expect(links[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await eventually(() => expect(links[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await eventually(() => expect(links[0]).toHaveFocus());
  });
});

test('a dropdown opened before hydration stays open', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Header {...HEADER} />);
  document.body.append(container);
  button('Services').focus();
  const page = await act(async () => hydrateRoot(container, <Header {...HEADER} />));
  expect(isOpen('Services')).toBe(true);
  act(() => {
    page.unmount();
  });
  container.remove();
});

describe('a dropdown under the pointer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    showHeader();
  });
  afterEach(() => vi.useRealTimers());

  test('opens after a short delay', () => {
    fireEvent.pointerEnter(menu('Services'), mouse);
    wait(HOVER_OPEN_MS - 1);
    expect(isOpen('Services')).toBe(false);
    wait(1);
    expect(isOpen('Services')).toBe(true);
  });

  test('closes shortly after the pointer has left', () => {
    fireEvent.pointerEnter(menu('Services'), mouse);
    wait(HOVER_OPEN_MS);
    fireEvent.pointerLeave(menu('Services'), mouse);
    wait(HOVER_CLOSE_MS - 1);
    expect(isOpen('Services')).toBe(true);
    wait(1);
    expect(isOpen('Services')).toBe(false);
  });

  test('stays open when the pointer returns in time', () => {
    fireEvent.pointerEnter(menu('Services'), mouse);
    wait(HOVER_OPEN_MS);
    fireEvent.pointerLeave(menu('Services'), mouse);
    wait(HOVER_CLOSE_MS - 1);
    fireEvent.pointerEnter(menu('Services'), mouse);
    wait(HOVER_CLOSE_MS * 2);
    expect(isOpen('Services')).toBe(true);
  });

  test('is not opened by a passing pointer', () => {
    fireEvent.pointerEnter(menu('Services'), mouse);
    wait(HOVER_OPEN_MS - 1);
    fireEvent.pointerLeave(menu('Services'), mouse);
    wait(HOVER_OPEN_MS * 10);
    expect(isOpen('Services')).toBe(false);
  });

  test('stays open on a click when the pointer opened it', () => {
    fireEvent.pointerEnter(menu('Services'), mouse);
    wait(HOVER_OPEN_MS);
    fireEvent.click(button('Services'));
    expect(isOpen('Services')).toBe(true);
    fireEvent.click(button('Services'));
    expect(isOpen('Services')).toBe(false);
  });

  test('does not open for a touch', () => {
    fireEvent.pointerEnter(menu('Services'), { pointerType: 'touch' });
    wait(HOVER_OPEN_MS * 10);
    expect(isOpen('Services')).toBe(false);
  });

  test('closes when the pointer leaves, even if it was pressed', () => {
    fireEvent.click(button('Services'));
    fireEvent.pointerLeave(menu('Services'), mouse);
    wait(HOVER_CLOSE_MS);
    expect(isOpen('Services')).toBe(false);
  });
});
