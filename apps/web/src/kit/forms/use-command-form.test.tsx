import { ApiError } from '@cleaning/api-client';
import { authReducer, startingAuthState } from '@cleaning/auth';
import { aUser } from '@cleaning/api-client/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { QueryClient, QueryClientProvider, type UseMutationOptions } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createDraftStore } from '../drafts/draft-store.ts';
import { DraftsProvider } from '../drafts/use-drafts.tsx';
import { newerValuesFrom, useLatestVersion } from '../versions/use-latest-version.ts';
import { useCommandForm } from './use-command-form.ts';

afterEach(cleanup);

const noteSchema = z.strictObject({ name: z.string(), note: z.string(), version: z.number() });
type Note = z.infer<typeof noteSchema>;
const request = z.strictObject({
  name: z.string().min(1, 'Enter a name.'),
  note: z.string(),
  version: z.number(),
});
type Keyed = { readonly body: Note; readonly idempotencyKey: string };

const refusal = (rest: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', status: 400, message: 'It was refused.', ...rest });
const LOST = new ApiError({ kind: 'network', status: null, message: 'The answer was lost.' });

interface Page {
  readonly call: (sent: Keyed) => Promise<string>;
  readonly onDone: (answer: string, sent: Note) => void;
  readonly isRepeatable?: boolean;
  /** What is saved when the form opens. */
  readonly saved?: Note;
}

const NOTHING: Note = { name: '', note: '', version: 1 };

/** A form with a field that the request does not require, for a note that others may change. */
function NoteForm({ call, onDone, isRepeatable = false, saved = NOTHING }: Page) {
  const versions = useLatestVersion(saved, noteSchema);
  const mutation: UseMutationOptions<string, Error, Keyed> = {
    mutationFn: call,
    meta: { idempotent: true },
  };
  const { field, handleSubmit, errors, isSending } = useCommandForm({
    mutation,
    schema: request,
    defaultValues: { name: saved.name, note: saved.note },
    toRequest: (values: { name: string; note: string }) => ({
      ...values,
      version: versions.latest.version,
    }),
    idPrefix: 'note-',
    draft: 'the note',
    isRepeatable,
    newerValues: newerValuesFrom(versions, ({ name, note }) => ({ name, note })),
    onDone,
  });
  const { error: nameError, ...name } = field('name');
  const { error: _, ...note } = field('note');
  return (
    <form onSubmit={handleSubmit}>
      <input aria-label="Name" {...name} />
      <input aria-label="Note" {...note} />
      <output>{nameError ?? errors.formError}</output>
      {errors.summary.map(({ message, href }) => (
        <a key={href} href={href}>
          {message}
        </a>
      ))}
      <button>{isSending ? 'Saving' : 'Save'}</button>
    </form>
  );
}

function aPage(options: Partial<Page> = {}) {
  const call = vi.fn<Page['call']>(() => Promise.resolve('Saved.'));
  const onDone = vi.fn<Page['onDone']>();
  const drafts = createDraftStore();
  const user = aUser();
  drafts.open(user.id);
  const store = configureStore({
    reducer: combineReducers({ auth: authReducer }),
    preloadedState: { auth: { ...startingAuthState({ token: 'a', user }), isInitialized: true } },
  });
  const open = (saved = NOTHING) =>
    render(
      <Provider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <DraftsProvider store={drafts}>
            <NoteForm call={call} onDone={onDone} saved={saved} {...options} />
          </DraftsProvider>
        </QueryClientProvider>
      </Provider>,
    );
  return { call, onDone, open, keys: () => call.mock.calls.map(([sent]) => sent.idempotencyKey) };
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = () => userEvent.click(screen.getByRole('button'));
const status = () => screen.getByRole('status');

it('sends its values with a key, then says what was answered', async () => {
  const { call, onDone, open, keys } = aPage();
  open();
  await type('Name', 'Gate');
  await press();
  const sent = { name: 'Gate', note: '', version: 1 };
  expect(call.mock.calls[0]?.[0].body).toEqual(sent);
  expect(keys()[0]).toEqual(expect.any(String));
  expect(onDone).toHaveBeenCalledExactlyOnceWith('Saved.', sent);
});

it('is sent once however often it is pressed, also once it has succeeded', async () => {
  const answer = Promise.withResolvers<string>();
  const { call, onDone, open } = aPage();
  call.mockReturnValueOnce(answer.promise);
  open();
  await type('Name', 'Gate');
  await userEvent.dblClick(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Saving' })).toBeVisible();
  answer.resolve('Saved.');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  await press();
  expect(call).toHaveBeenCalledOnce();
});

it('may be sent again after it succeeded where that is meant', async () => {
  const { call, open } = aPage({ isRepeatable: true });
  open();
  await type('Name', 'Gate');
  await press();
  await press();
  expect(call).toHaveBeenCalledTimes(2);
});

it('keeps its key for the same request after a lost answer, and takes another for another', async () => {
  const { call, onDone, open, keys } = aPage();
  call.mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST);
  open();
  await type('Name', 'Gate');
  await press();
  expect(status()).toHaveTextContent('The answer was lost.');
  await press();
  expect(keys()[1]).toBe(keys()[0]);
  await type('Name', 's');
  await press();
  expect(keys()[2]).not.toBe(keys()[0]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('does not send what the request refuses', async () => {
  const { call, open } = aPage();
  open();
  await press();
  expect(status()).toHaveTextContent('Enter a name.');
  expect(call).not.toHaveBeenCalled();
});

it('shows what the service refuses at its field, and keeps what was typed', async () => {
  const { call, onDone, open } = aPage();
  call.mockRejectedValueOnce(refusal({ fieldErrors: { name: ['That name is taken.'] } }));
  open();
  await type('Name', 'Gate');
  await press();
  expect(status()).toHaveTextContent('That name is taken.');
  expect(screen.getByRole('link', { name: 'That name is taken.' })).toHaveAttribute(
    'href',
    '#note-name',
  );
  expect(screen.getByLabelText('Name')).toHaveValue('Gate');
  expect(onDone).not.toHaveBeenCalled();
});

it('keeps what was typed until it is sent, when it closes before', async () => {
  const { call, open } = aPage();
  call.mockRejectedValueOnce(LOST);
  const first = open();
  await type('Note', 'Ring twice');
  await type('Name', 'Gate');
  await press();
  first.unmount();
  const second = open();
  expect(screen.getByLabelText('Note')).toHaveValue('Ring twice');
  await press();
  second.unmount();
  open();
  expect(screen.getByLabelText('Note')).toHaveValue('');
});

it('keeps only what was typed beside what was saved elsewhere, when it opens again', async () => {
  const { call, open } = aPage();
  const first = open({ name: 'Gate', note: 'Ring once', version: 1 });
  await type('Name', 's');
  first.unmount();
  open({ name: 'Gate', note: 'Ring twice', version: 2 });
  await press();
  expect(call.mock.calls[0]?.[0].body).toEqual({ name: 'Gates', note: 'Ring twice', version: 2 });
});

it('takes a newer version from a refusal beside what was typed, and sends on top of it', async () => {
  const { call, open } = aPage();
  const current = { name: 'Door', note: 'Ring once', version: 2 };
  call.mockRejectedValueOnce(refusal({ status: 409, current }));
  open();
  await type('Name', 'Gate');
  await press();
  expect(screen.getByLabelText('Note')).toHaveValue('Ring once');
  await press();
  expect(call.mock.calls[1]?.[0].body).toEqual({ name: 'Gate', note: 'Ring once', version: 2 });
});

it('takes only the schema of what its endpoint takes', () => {
  const mutation: UseMutationOptions<string, Error, Keyed> = {};
  const Wrong = () => {
    // @ts-expect-error The endpoint needs a note and a version.
    useCommandForm({ mutation, schema: request.pick({ name: true }), defaultValues: { name: '' } });
    return null;
  };
  expect(Wrong).toBeTypeOf('function');
});

it('keeps what the service said of the field in which Enter was pressed, until it changes', async () => {
  const { call, open } = aPage();
  call.mockRejectedValueOnce(refusal({ fieldErrors: { name: ['It is taken.'] } }));
  open();
  await type('Name', 'Gate{Enter}');
  // The summary takes the focus, as it does over every form.
  (await screen.findByRole('link', { name: 'It is taken.' })).focus();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(status()).toHaveTextContent('It is taken.');
  await type('Name', 's');
  await vi.waitFor(() => expect(status()).toBeEmptyDOMElement());
});
