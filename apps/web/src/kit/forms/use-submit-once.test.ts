import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSubmitOnce } from './use-submit-once.ts';

describe('a call that must happen once', () => {
  it.each([
    ['runs once while it is under way and after it succeeded', true, {}, 1, true],
    ['may run again after it said that it did not succeed', false, {}, 2, false],
    [
      'may run again after it succeeded where that is meant',
      true,
      { isRepeatable: true },
      2,
      false,
    ],
  ])('%s', async (_title, answer, options, runs, isBusy) => {
    const task = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answer));
    const { result } = renderHook(() => useSubmitOnce(task, options));
    await act(() => Promise.all([result.current.submit(), result.current.submit()]));
    expect(task).toHaveBeenCalledOnce();
    expect(result.current.isBusy).toBe(isBusy);
    await act(() => result.current.submit());
    expect(task).toHaveBeenCalledTimes(runs);
  });

  it('keeps its error until the next run, and may run again', async () => {
    const broken = new Error('Broken.');
    const task = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(broken)
      .mockResolvedValue(undefined);
    const { result } = renderHook(() => useSubmitOnce(task));
    await act(() => result.current.submit());
    expect(result.current).toMatchObject({ error: broken, isBusy: false });
    await act(() => result.current.submit());
    expect(result.current).toMatchObject({ error: null, isBusy: true });
  });

  it('may run again after success once it is reset, and not while it is running', async () => {
    const waiting = Promise.withResolvers<void>();
    const task = vi.fn<() => Promise<void>>(() => waiting.promise);
    const { result } = renderHook(() => useSubmitOnce(task));
    act(() => void result.current.submit());
    act(() => result.current.reset());
    await act(() => result.current.submit());
    expect(task).toHaveBeenCalledOnce();
    await act(async () => waiting.resolve());
    act(() => result.current.reset());
    expect(result.current.isBusy).toBe(false);
    await act(() => result.current.submit());
    expect(task).toHaveBeenCalledTimes(2);
  });
});
