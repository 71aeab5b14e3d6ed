import { render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { eventually } from '@cleaning/test-setup/eventually';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findTarget, focusRow, type RowRegister } from './row-register.ts';
import { RowButton, RowContent, RowsProvider, useRow, useRowRegister } from './rows.tsx';

let register: RowRegister;

function List({ children }: { children: ReactNode }) {
  const rows = useRowRegister();
  useState(() => (register = rows));
  return <ul>{children}</ul>;
}

function Item({ id, children }: { id: string; children: ReactNode }) {
  const [ref, row] = useRow(id);
  return (
    <RowContent row={row}>
      <li ref={ref}>{children}</li>
    </RowContent>
  );
}

const showRows = (rows: ReactNode) => (
  <RowsProvider>
    <List>{rows}</List>
  </RowsProvider>
);

function pressInFirstRow(name: string): void {
  const [first] = register.list();
  if (first !== undefined) findTarget(first, name)?.click();
}

const ids = () => register.list().map(({ id }) => id);

it('lists the rows in the order of the page, not in the order they came', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((id) => (
    <Item key={id} id={id}>
      {id}
    </Item>
  ));
  const { rerender } = render(showRows([three, one]));
  expect(ids()).toEqual(['three', 'one']);
  rerender(showRows([one, two, three]));
  expect(ids()).toEqual(['one', 'two', 'three']);
  rerender(showRows([two]));
  expect(ids()).toEqual(['two']);
});

it('finds the row with the focus, and no row once the focus is elsewhere', () => {
  render(
    showRows(
      <>
        <Item id="one">
          <a href="#one">One</a>
        </Item>
        <Item id="two">
          <input aria-label="Two" />
        </Item>
      </>,
    ),
  );
  expect(register.findFocused()).toBeNull();
  screen.getByLabelText('Two').focus();
  expect(register.findFocused()?.id).toBe('two');
});

it('focuses the first link or button that works, else the row itself', () => {
  render(
    showRows(
      <>
        <Item id="one">
          <input aria-label="Select" />
          <button type="button" disabled>
            Not now
          </button>
          <a href="#one">Open</a>
        </Item>
        <Item id="two">Nothing to press</Item>
      </>,
    ),
  );
  const [one, two] = register.list();
  if (one === undefined || two === undefined) throw new Error('The rows are not registered');
  focusRow(one);
  expect(screen.getByRole('link', { name: 'Open' })).toHaveFocus();
  focusRow(two);
  expect(screen.getByText('Nothing to press')).toHaveFocus();
});

it('finds the first control of a name in its own row, while it is there', () => {
  const onPress = vi.fn<(what: string) => void>();
  const row = (names: readonly string[]) => (
    <Item id="one">
      {names.map((name) => (
        <RowButton key={name} target="keep" onClick={() => onPress(name)}>
          {name}
        </RowButton>
      ))}
    </Item>
  );
  const { rerender } = render(showRows(row(['second'])));
  rerender(showRows(row(['first', 'second'])));
  pressInFirstRow('keep');
  pressInFirstRow('move');
  expect(onPress).toHaveBeenCalledExactlyOnceWith('first');
  rerender(showRows(row([])));
  pressInFirstRow('keep');
  expect(onPress).toHaveBeenCalledOnce();
});

it('leaves a row alone that is not in a list with keys', () => {
  const onPress = vi.fn<() => void>();
  render(
    <Item id="one">
      <RowButton target="next" onClick={onPress}>
        Next
      </RowButton>
    </Item>,
  );
  screen.getByRole('button', { name: 'Next' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

const withButtons = (names: readonly string[]) => (
  <section aria-label="Rows to decide">
    <ul aria-label="Rows">
      {names.map((name) => (
        <Item key={name} id={name}>
          <button type="button">Decide {name}</button>
        </Item>
      ))}
    </ul>
    <button type="button">Finish</button>
  </section>
);

it('keeps the focus in the list when the row that has it goes', async () => {
  const { rerender } = render(withButtons(['one', 'two']));
  screen.getByRole('button', { name: 'Decide one' }).focus();
  rerender(withButtons(['two']));
  await eventually(() => expect(screen.getByRole('list', { name: 'Rows' })).toHaveFocus());
});

it('keeps the focus where it is when another row goes', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(withButtons(['one', 'two']));
  screen.getByRole('button', { name: 'Finish' }).focus();
  rerender(withButtons(['two']));
  vi.runAllTimers();
  expect(screen.getByRole('button', { name: 'Finish' })).toHaveFocus();
});
