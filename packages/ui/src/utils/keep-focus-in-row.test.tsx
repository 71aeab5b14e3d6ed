import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepFocusInRow } from './keep-focus-in-row.ts';

/** A row that is visible from 0 to 300, with a button in it. */
function rowWithButton(left: number, right: number) {
  render(
    <fieldset aria-label="Row" ref={keepFocusInRow}>
      <button type="button">Button</button>
    </fieldset>,
  );
  const row = screen.getByRole('group', { name: 'Row' });
  const button = screen.getByRole('button', { name: 'Button' });
  row.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, width: 300 });
  button.getBoundingClientRect = () => DOMRect.fromRect({ x: left, width: right - left });
  row.scrollLeft = 100;
  fireEvent.focusIn(button);
  return row;
}

describe('a row that scrolls sideways', () => {
  it('stays where it is when the focused item is fully visible', () => {
    expect(rowWithButton(100, 200).scrollLeft).toBe(100);
  });

  it('scrolls on until an item cut off at the end is visible, with its focus ring', () => {
    expect(rowWithButton(250, 340).scrollLeft).toBe(164);
  });

  it('scrolls back until an item cut off at the start is visible, with its focus ring', () => {
    expect(rowWithButton(-30, 60).scrollLeft).toBe(46);
  });
});
