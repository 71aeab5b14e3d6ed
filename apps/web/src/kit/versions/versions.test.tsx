import { ApiError } from '@cleaning/api-client';
import { act, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useLatestVersion } from './use-latest-version.ts';
import { VersionChanges, describeVersionChanges } from './version-changes.tsx';

const schema = z.object({ name: z.string(), version: z.number() });
const opened = { name: 'Home', version: 1 };
const remote = { name: 'Office', version: 2 };
const refusal = (status: number, current: unknown) =>
  new ApiError({ kind: 'http', status, message: 'It has changed.', current });

describe('the current version of an entity after a conflict', () => {
  it('is taken from the refusal of a stale version', () => {
    const { result } = renderHook(() => useLatestVersion(opened, schema));
    expect(result.current).toMatchObject({ latest: opened, hasChanged: false });
    act(() => void result.current.handleConflict(refusal(409, remote)));
    expect(result.current).toMatchObject({
      opened,
      latest: remote,
      hasChanged: true,
      changedBy: null,
    });
    act(() => result.current.restart(remote));
    expect(result.current).toMatchObject({ opened: remote, latest: remote, hasChanged: false });
  });

  it('names the user who saved it, where the refusal does', () => {
    const { result } = renderHook(() => useLatestVersion(opened, schema));
    const error = new ApiError({
      kind: 'http',
      status: 409,
      message: 'It has changed.',
      current: remote,
      changedBy: 'Priya',
    });
    act(() => void result.current.handleConflict(error));
    expect(result.current.changedBy).toBe('Priya');
    act(() => result.current.restart(remote));
    expect(result.current.changedBy).toBeNull();
  });

  it.each([
    ['another refusal', refusal(400, remote)],
    ['a refusal that does not say', refusal(409, { name: 'Office' })],
    ['a lost network', new ApiError({ kind: 'network', message: 'Network error.' })],
    ['a fault of ours', new TypeError('x is undefined')],
  ])('is not taken from %s', (_title, error) => {
    const { result } = renderHook(() => useLatestVersion(opened, schema));
    act(() => expect(result.current.handleConflict(error)).toBeNull());
    expect(result.current).toMatchObject({ latest: opened, hasChanged: false });
  });
});

const rows = (name: string, notes: string) => [
  { label: 'Name', value: name },
  { label: 'Suburb', value: 'Ryde' },
  { label: 'Getting in', value: notes },
];

it('the differences are shown with both versions', () => {
  const changes = describeVersionChanges(rows('Home', ''), rows('Office', 'Ring twice'));
  render(<VersionChanges changes={changes}>Save again.</VersionChanges>);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name: was “Home”, is now “Office”',
    'Getting in: was empty, is now “Ring twice”',
  ]);
  expect(screen.getByText('Save again.')).toBeVisible();
});
