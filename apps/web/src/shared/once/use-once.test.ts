import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useOnce } from './use-once.ts';

describe('a task that must happen once', () => {
  it.each([
    ['runs once while it is under way and after it succeeded', true, 1],
    ['may run again after it failed', false, 2],
  ])('%s', async (_title, isDone, runs) => {
    const task = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isDone));
    const { result } = renderHook(() => useOnce(task));
    await act(() => Promise.all([result.current.run(), result.current.run()]));
    expect(task).toHaveBeenCalledOnce();
    expect(result.current.isBusy).toBe(isDone);
    await act(() => result.current.run());
    expect(task).toHaveBeenCalledTimes(runs);
  });

  it('may run again after it broke', async () => {
    const task = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('Broken.')));
    const { result } = renderHook(() => useOnce(task));
    await act(() => expect(result.current.run()).rejects.toThrow('Broken.'));
    expect(result.current.isBusy).toBe(false);
  });
});
