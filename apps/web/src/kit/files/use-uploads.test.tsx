import { authReducer } from '@cleaning/auth';
import { installDialog } from '@cleaning/ui/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LeaveGuardProvider } from '../forms/leave-guard.tsx';
import type { UploadCall } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

installDialog();
afterEach(cleanup);

const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

function Page({ children }: { children: ReactNode }) {
  const store = configureStore({ reducer: combineReducers({ auth: authReducer }) });
  const router = createMemoryRouter([
    { path: '*', element: <LeaveGuardProvider>{children}</LeaveGuardProvider> },
  ]);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

const file = new File(['content'], 'plan.pdf');

function aPage() {
  const calls: UploadCall[] = [];
  const answers: ((result: string) => void)[] = [];
  const hook = renderHook(
    () =>
      useUploads<string>({
        send: (_file, call) => {
          calls.push(call);
          return new Promise((resolve) => {
            answers.push(resolve);
          });
        },
      }),
    { wrapper: Page },
  );
  return { calls, answers, ...hook };
}

it('warns before the page closes only while a file is being sent', async () => {
  const { result, answers } = aPage();
  expect(closes()).toBe(true);
  act(() => result.current.add([file]));
  expect(result.current.isBusy).toBe(true);
  expect(closes()).toBe(false);
  await act(async () => answers[0]?.('done'));
  expect(result.current.files[0]).toMatchObject({ status: 'done', result: 'done' });
  expect(closes()).toBe(true);
});

it('cancels uploads when the page is left', () => {
  const { result, calls, unmount } = aPage();
  act(() => result.current.add([file]));
  unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
});
