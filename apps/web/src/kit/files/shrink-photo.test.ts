import { MAX_UPLOAD_BYTES } from '@cleaning/contract/http/rules';
import { describe, expect, it, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

const fileOf = (name: string, size: number) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** A browser that reads every picture as one of these pixels, and writes JPEGs of these sizes. */
function aBrowserThatDraws(width: number, height: number, jpegs: readonly number[]) {
  const canvases: (readonly [number, number])[] = [];
  const close = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly size: readonly [number, number];
      constructor(canvasWidth: number, canvasHeight: number) {
        this.size = [canvasWidth, canvasHeight];
        canvases.push(this.size);
      }
      getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      convertToBlob = ({ type }: { type: string }) => {
        const bytes = jpegs[canvases.length - 1] ?? 0;
        return Promise.resolve(new Blob([new Uint8Array(bytes)], { type }));
      };
    },
  );
  return { canvases, close };
}

describe('a photo that is larger than the service takes', () => {
  it('is sent as a smaller JPEG of the same shape', async () => {
    const { canvases, close } = aBrowserThatDraws(8000, 6000, [3_000_000]);
    const small = await shrinkPhoto(fileOf('Kitchen 1.HEIC', MAX_UPLOAD_BYTES + 1));
    expect(small).toMatchObject({ name: 'Kitchen 1.jpg', type: 'image/jpeg', size: 3_000_000 });
    expect(canvases).toEqual([[4096, 3072]]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('becomes smaller once more when it is still too large', async () => {
    const { canvases } = aBrowserThatDraws(3000, 4000, [MAX_UPLOAD_BYTES + 1, 2_000_000]);
    const small = await shrinkPhoto(fileOf('a.png', MAX_UPLOAD_BYTES + 1));
    expect(small.size).toBe(2_000_000);
    expect(canvases).toEqual([
      [3000, 4000],
      [1536, 2048],
    ]);
  });

  it('stays as it is when the browser cannot read it, such as HEIC', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('InvalidStateError')));
    const photo = fileOf('a.heic', MAX_UPLOAD_BYTES + 1);
    expect(await shrinkPhoto(photo)).toBe(photo);
  });
});

it.each([
  ['a photo that is small enough', 'a.jpg', MAX_UPLOAD_BYTES],
  ['a large PDF', 'plan.pdf', MAX_UPLOAD_BYTES + 1],
])('leaves %s alone', async (_what, name, size) => {
  const { canvases } = aBrowserThatDraws(8000, 6000, [1]);
  const file = fileOf(name, size);
  expect(await shrinkPhoto(file)).toBe(file);
  expect(canvases).toEqual([]);
});
