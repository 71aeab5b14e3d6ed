import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { UploadCall } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

afterEach(cleanup);

const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

const file = new File(['content'], 'plan.pdf');

function aPage() {
  const calls: UploadCall[] = [];
  const answers: ((result: string) => void)[] = [];
  const hook = renderHook(() =>
    useUploads<string>({
      send: (_file, call) => {
        calls.push(call);
        return new Promise((resolve) => {
          answers.push(resolve);
        });
      },
    }),
  );
  return { calls, answers, ...hook };
}

it('warns before the page closes while a file is on its way, and not after', async () => {
  const { result, answers } = aPage();
  expect(closes()).toBe(true);
  act(() => result.current.add([file]));
  expect(result.current.isBusy).toBe(true);
  expect(closes()).toBe(false);
  await act(async () => answers[0]?.('done'));
  expect(result.current.files[0]).toMatchObject({ status: 'done', result: 'done' });
  expect(closes()).toBe(true);
});

it('asks before a link leads to another page of the site', () => {
  render(
    <>
      <a href="/elsewhere">Elsewhere</a>
      <a href="/?page=2">Next page</a>
      <a href="https://other.example/" target="_blank" rel="noreferrer">
        Another tab
      </a>
    </>,
  );
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { result } = aPage();
  act(() => result.current.add([file]));
  expect(fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Another tab' }), { metaKey: true });
  expect(confirm).toHaveBeenCalledOnce();
});

it('stops what is on its way when the page goes', () => {
  const { result, calls, unmount } = aPage();
  act(() => result.current.add([file]));
  unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
});
