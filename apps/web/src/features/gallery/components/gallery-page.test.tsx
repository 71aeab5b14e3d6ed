import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { GALLERY_PAIRS } from '../../../content/gallery.ts';
import { GalleryPage } from './gallery-page.tsx';

beforeEach(() => {
  render(<GalleryPage />);
});

describe('the gallery', () => {
  test('has a slider with a name of its own for every room', () => {
    for (const { room } of GALLERY_PAIRS) {
      expect(
        screen.getByRole('slider', { name: `${room}: show more of the before or after picture` }),
      ).toBeVisible();
    }
  });

  test('calls every drawing an illustrated example', () => {
    const drawn = GALLERY_PAIRS.filter(({ isIllustration }) => isIllustration);
    expect(screen.getAllByText(/Illustrated example\.$/)).toHaveLength(drawn.length);
    expect(screen.getByText(/illustrated examples, not photos/)).toBeVisible();
  });

  test('shows one kind of room, or all of them again', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
    expect(screen.getByRole('button', { name: 'Kitchen' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('slider')).toHaveLength(1);

    await userEvent.click(screen.getByRole('button', { name: 'All rooms' }));
    expect(screen.getAllByRole('slider')).toHaveLength(GALLERY_PAIRS.length);
  });
});
