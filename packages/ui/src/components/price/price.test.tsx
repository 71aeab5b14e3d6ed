import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { centsAt } from './cents-at.ts';
import { PRICE_COUNT_MS, PriceFigure } from './price-figure.tsx';
import { PriceLines } from './price-lines.tsx';

const drawn = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent;

describe('centsAt', () => {
  test('starts and ends at the two prices', () => {
    expect(centsAt(10000, 20000, 0)).toBe(10000);
    expect(centsAt(10000, 20050, 1)).toBe(20050);
  });

  test('stays on whole dollars between whole-dollar prices', () => {
    for (let progress = 0; progress <= 1; progress += 0.05) {
      expect(centsAt(12000, 26500, progress) % 100).toBe(0);
    }
  });

  test('only ever moves towards the new price', () => {
    let last = 30000;
    for (let progress = 0; progress <= 1; progress += 0.05) {
      const next = centsAt(30000, 10000, progress);
      expect(next).toBeLessThanOrEqual(last);
      last = next;
    }
  });
});

describe('PriceFigure', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('announces the new price at once and counts to it visually', () => {
    const { container, rerender } = render(<PriceFigure cents={10000} />);
    rerender(<PriceFigure cents={20000} />);
    expect(screen.getByText('$200', { ignore: '[aria-hidden] *' })).toBeInTheDocument();

    act(() => {
      vi.advanceTimersByTime(PRICE_COUNT_MS / 4);
    });
    expect(drawn(container)).not.toBe('$100');
    expect(drawn(container)).not.toBe('$200');

    act(() => {
      vi.advanceTimersByTime(PRICE_COUNT_MS);
    });
    expect(drawn(container)).toBe('$200');
  });

  test('changes at once with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { container, rerender } = render(<PriceFigure cents={10000} />);
    rerender(<PriceFigure cents={20000} />);
    expect(drawn(container)).toBe('$200');
  });

  test.each([
    [26500, '$265'],
    [17150, '$171.50'],
    [123456700, '$1,234,567'],
    [0, '$0'],
  ])('formats %d cents as %s', (cents, text) => {
    const { container } = render(<PriceFigure cents={cents} />);
    expect(drawn(container)).toBe(text);
  });

  test('shows a text when there is no price, and a price after it', () => {
    const { container, rerender } = render(<PriceFigure cents={null} placeholder="On request" />);
    expect(container).toHaveTextContent('On request');
    rerender(<PriceFigure cents={5000} placeholder="On request" />);
    expect(drawn(container)).toBe('$50');
  });

  test('uses the given format', () => {
    const { container } = render(<PriceFigure cents={5000} format={(cents) => `${cents} cents`} />);
    expect(drawn(container)).toBe('5000 cents');
  });
});

test('PriceLines pairs every label with its amount', () => {
  render(<PriceLines lines={[{ label: '3 bedrooms', amount: '$75' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('3 bedrooms');
  expect(screen.getByRole('definition')).toHaveTextContent('$75');
});
