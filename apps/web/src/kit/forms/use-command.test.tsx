import { ApiError } from '@cleaning/api-client';
import { QueryClient, QueryClientProvider, type UseMutationOptions } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useCommand, useRemoval } from './use-command.ts';

interface Body {
  readonly version: number;
}
type Keyed = { readonly body: Body; readonly idempotencyKey: string };

const LOST = new ApiError({ kind: 'network', status: null, message: 'The answer was lost.' });
const refused = (status: number) =>
  new ApiError({ kind: 'http', status, message: 'It was refused.' });

function Page({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

const keyed = (mutationFn: (sent: Keyed) => Promise<string>) =>
  ({ mutationFn, meta: { idempotent: true } }) satisfies UseMutationOptions<string, Error, Keyed>;

function aButton(answers: (sent: Keyed) => Promise<string> = () => Promise.resolve('Done.')) {
  const call = vi.fn(answers);
  const onDone = vi.fn<(answer: string, sent: Body) => void>();
  const onRefused = vi.fn<(error: unknown) => void>();
  const { result } = renderHook(() => useCommand(keyed(call), { onDone, onRefused }), {
    wrapper: Page,
  });
  const keys = () => call.mock.calls.map(([sent]) => sent.idempotencyKey);
  return { call, onDone, onRefused, result, keys };
}

describe('a command of one press', () => {
  it('is sent once, then says what was answered', async () => {
    const { call, onDone, onRefused, result } = aButton();
    await act(() =>
      Promise.all([result.current.submit({ version: 1 }), result.current.submit({ version: 1 })]),
    );
    await act(() => result.current.submit({ version: 1 }));
    expect(call).toHaveBeenCalledOnce();
    expect(call.mock.calls[0]?.[0].body).toEqual({ version: 1 });
    expect(onDone).toHaveBeenCalledExactlyOnceWith('Done.', { version: 1 });
    expect(onRefused).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ isBusy: true, error: null });
  });

  it('keeps its key for the same body after a lost answer, and takes another for another', async () => {
    const { call, onDone, result, keys } = aButton();
    call.mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST);
    await act(() => result.current.submit({ version: 1 }));
    expect(result.current).toMatchObject({ isBusy: false, error: LOST });
    await act(() => result.current.submit({ version: 1 }));
    expect(keys()[1]).toBe(keys()[0]);
    await act(() => result.current.submit({ version: 2 }));
    expect(keys()[2]).not.toBe(keys()[0]);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('hands over a refusal, such as a newer version, and shows it', async () => {
    const { call, onDone, onRefused, result } = aButton();
    const stale = refused(409);
    call.mockRejectedValueOnce(stale);
    await act(() => result.current.submit({ version: 1 }));
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(stale);
    expect(result.current.error).toBe(stale);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('sends no key to an endpoint that takes none', async () => {
    const call = vi.fn<(sent: Body) => Promise<string>>(() => Promise.resolve('Done.'));
    const { result } = renderHook(() => useCommand({ mutationFn: call }), { wrapper: Page });
    await act(() => result.current.submit({ version: 1 }));
    expect(call.mock.calls[0]?.[0]).toEqual({ version: 1 });
  });

  it('takes only what its endpoint takes', () => {
    const { result } = aButton();
    // @ts-expect-error A version is a number.
    const wrong = () => result.current.submit({ version: 'one' });
    // @ts-expect-error The key is not the caller's.
    const withKey = () => result.current.submit({ body: { version: 1 }, idempotencyKey: 'a' });
    expect([wrong, withKey]).toHaveLength(2);
  });
});

describe('a removal', () => {
  it.each([
    ['is done', null, true],
    ['is done where the record is gone already', refused(404), true],
    ['is not done when it is refused', refused(403), false],
  ])('%s', async (_title, refusal, isDone) => {
    const onDone = vi.fn<() => void>();
    const mutationFn = () =>
      refusal === null ? Promise.resolve(undefined) : Promise.reject(refusal);
    const { result } = renderHook(() => useRemoval<void>({ mutationFn }, onDone), {
      wrapper: Page,
    });
    await act(() => result.current.submit());
    expect(onDone).toHaveBeenCalledTimes(isDone ? 1 : 0);
    expect(result.current.error).toBe(isDone ? null : refusal);
  });
});
