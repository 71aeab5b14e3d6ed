import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { GALLERY_PAIRS, galleryPairs } from '#content/gallery.ts';
import { photoPair } from '#content/testing/photo-pair.ts';
import { Component as GalleryPage } from './gallery-page.tsx';

describe('the gallery', () => {
  beforeEach(() => {
    render(<GalleryPage />);
  });

  test('has a slider with a unique name for every room', () => {
    for (const { room } of GALLERY_PAIRS) {
      expect(
        screen.getByRole('slider', { name: `${room}: show more of the before or after picture` }),
      ).toBeVisible();
    }
  });

  test('labels every drawing as an illustrated example', () => {
    const drawn = GALLERY_PAIRS.filter(({ isIllustration }) => isIllustration);
    expect(screen.getAllByText(/Illustrated example\.$/)).toHaveLength(drawn.length);
    expect(screen.getByText(/illustrated examples, not photos/)).toBeVisible();
  });

  test('filters by one kind of room, and shows all again', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
    expect(screen.getByRole('button', { name: 'Kitchen' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('slider')).toHaveLength(1);

    await userEvent.click(screen.getByRole('button', { name: 'All rooms' }));
    expect(screen.getAllByRole('slider')).toHaveLength(GALLERY_PAIRS.length);
  });
});

const loading = (name: string) => screen.getByRole('img', { name }).getAttribute('loading');

describe('a gallery with photos', () => {
  beforeEach(() => {
    render(<GalleryPage pairs={galleryPairs([photoPair('Kitchen'), photoPair('Laundry')])} />);
  });

  test('offers formats and widths to the browser, and reserves the space of the photo', () => {
    const photo = screen.getByRole('img', { name: 'Before: a dusty Kitchen' });
    expect(photo).toHaveAttribute('width', '1500');
    expect(photo).toHaveAttribute('height', '1000');
    const sources = [...(photo.parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcset, sizes } of sources) {
      expect(srcset).toMatch(/-640\.\w+ 640w, .+-1280\.\w+ 1280w, .+-1500\.\w+ 1500w$/u);
      expect(sizes).toContain('1240px');
    }
  });

  test('loads the large photo at once and the others when they come near', () => {
    expect(loading('Before: a dusty Kitchen')).toBe('eager');
    expect(loading('After: the same Kitchen, clean')).toBe('eager');
    expect(loading('Before: a dusty Laundry')).toBe('lazy');
  });

  test('labels only the drawings as examples, and has a filter for each room', () => {
    expect(screen.getByText('Pictures marked', { exact: false })).toBeVisible();
    const photo = screen.getByRole('img', { name: 'Before: a dusty Kitchen' });
    expect(photo.closest('figure')).not.toHaveTextContent('Illustrated example');
    expect(screen.getByRole('button', { name: 'Laundry' })).toBeVisible();
  });
});
