import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FAMILY_HOME } from '../../stories/samples.tsx';
import { House } from './house.tsx';

const box = (bedroom: number) => {
  const { container } = render(<House rooms={{ ...FAMILY_HOME, bedroom }} label="House" />);
  return container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').slice(2).join(' ');
};

test('is one image with the given name', () => {
  render(<House rooms={FAMILY_HOME} label="A house with 3 bedrooms" />);
  expect(screen.getByRole('img', { name: 'A house with 3 bedrooms' })).toBeInTheDocument();
});

test('keeps the same box for every house of up to four rooms a floor', () => {
  expect(box(1)).toBe(box(4));
});

test('draws a room faintly while it is only planned', () => {
  const { container } = render(
    <House
      rooms={{ ...FAMILY_HOME, kitchen: 0 }}
      planned={{ ...FAMILY_HOME, kitchen: 1 }}
      label="House"
    />,
  );
  expect(container.querySelector('[class*=pale] use')).toHaveAttribute(
    'href',
    expect.stringContaining('#kitchen'),
  );
});
