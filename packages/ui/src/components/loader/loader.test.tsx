import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LOADER_SIZES, LOADER_VARIANTS } from './loader-size.ts';
import { Loader } from './loader.tsx';

test('comes in four variants and seven sizes', () => {
  expect(LOADER_VARIANTS).toEqual(['branded', 'classic', 'pulse', 'dots']);
  expect(LOADER_SIZES).toEqual(['nano', 'xs', 'sm', 'md', 'lg', 'xl', '2xl']);
});

describe.each(LOADER_VARIANTS)('%s', (variant) => {
  test.each(LOADER_SIZES)('%s has a text and a drawing of its size', (size) => {
    const { container } = render(<Loader {...{ variant, size }} label="Saving" />);
    expect(screen.getByRole('status')).toHaveTextContent('Saving');
    const mark = container.querySelector(`[data-size="${size}"]`);
    expect(mark).toHaveAttribute('aria-hidden', 'true');
    expect(mark?.className).toContain(variant);
  });
});

test('keeps its text for screen readers when it is hidden', () => {
  render(<Loader label="Saving" labelHidden />);
  expect(screen.getByRole('status')).toHaveTextContent('Saving');
});
