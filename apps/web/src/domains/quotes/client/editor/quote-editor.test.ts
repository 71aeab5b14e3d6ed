import { ApiError } from '@cleaning/api-client';
import { aQuote } from '@cleaning/api-client/testing';
import type { Quote, UpdateQuoteRequest } from '@cleaning/contract/quotes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_WISHES } from '#domains/appointments/first-visit/visit-wishes.ts';
import { answersOfQuote } from './quote-answers.ts';
import { AUTOSAVE_DELAY_MS, createQuoteEditor, retryDelay } from './quote-editor.ts';

const stale = (current: Quote) =>
  new ApiError({ kind: 'http', status: 409, code: 'stale_version', message: 'Changed.', current });

/** An editor on a fake server that accepts every change and counts the version. */
function startEditor(quote = aQuote({ version: 1 })) {
  let { version } = quote;
  const update = vi.fn<(request: UpdateQuoteRequest) => Promise<Quote>>((request) => {
    version += 1;
    return Promise.resolve(aQuote({ version, suburb: request.suburb ?? quote.suburb }));
  });
  const editor = createQuoteEditor({ quote, update });
  const { site } = editor.getState().answers;
  const type = (change: Partial<typeof site>) =>
    editor.change({ site: { ...editor.getState().answers.site, ...change } });
  editor.start();
  return { editor, update, type };
}

beforeEach(() => void vi.useFakeTimers());

describe('a draft that is saved automatically', () => {
  it('saves changes once typing pauses', async () => {
    const { editor, update, type } = startEditor();
    type({ suburb: 'Parr' });
    type({ suburb: 'Parramatta' });
    expect(editor.getState().hasUnsaved).toBe(true);
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    expect(update.mock.calls).toEqual([[{ suburb: 'Parramatta', version: 1 }]]);
    expect(editor.getState()).toMatchObject({ hasUnsaved: false, isSaving: false });
  });

  it('saves a postcode only once it is complete', async () => {
    const { editor, update, type } = startEditor();
    type({ postcode: '21', address_line1: '1 Example Street' });
    await editor.save();
    expect(update.mock.lastCall).toEqual([{ address_line1: '1 Example Street', version: 1 }]);
    expect(editor.getState()).toMatchObject({ hasUnsaved: true, unsavable: ['postcode'] });
    type({ postcode: '2154' });
    await editor.save();
    expect(update.mock.lastCall).toEqual([{ postcode: '2154', version: 2 }]);
    expect(editor.getState()).toMatchObject({ hasUnsaved: false, unsavable: [] });
  });

  it('never saves a date in the past', async () => {
    vi.setSystemTime('2026-11-21T10:00:00Z');
    const { editor, update } = startEditor();
    editor.change({ wishes: { ...NO_WISHES, preferredDate: '2026-11-20' } });
    await editor.save();
    expect(update).not.toHaveBeenCalled();
    editor.change({ wishes: { ...NO_WISHES, preferredDate: '2026-11-21' } });
    await editor.save();
    expect(update).toHaveBeenCalledOnce();
  });

  it('sends one save at a time, and later changes with the next version', async () => {
    const { editor, update, type } = startEditor();
    type({ suburb: 'Ryde' });
    const saving = editor.save();
    type({ suburb: 'Epping' });
    void editor.save();
    expect(update).toHaveBeenCalledOnce();
    await saving;
    expect(update.mock.calls.map(([request]) => request)).toEqual([
      { suburb: 'Ryde', version: 1 },
      { suburb: 'Epping', version: 2 },
    ]);
  });

  it('does not save again what the server normalised', async () => {
    const { editor, update, type } = startEditor();
    update.mockResolvedValue(aQuote({ version: 2, access_notes: 'Ring twice' }));
    type({ access_notes: '<Ring> twice ' });
    await editor.save();
    await editor.save();
    expect(update).toHaveBeenCalledOnce();
    expect(editor.getState().answers.site.access_notes).toBe('<Ring> twice ');
  });

  it('keeps the answers when the network is lost, and saves them on request', async () => {
    const { editor, update, type } = startEditor();
    const lost = new ApiError({ kind: 'network', message: 'Network error.' });
    update.mockRejectedValueOnce(lost);
    type({ suburb: 'Ryde' });
    await expect(editor.save()).resolves.toBe(false);
    expect(editor.getState()).toMatchObject({ failure: lost, hasUnsaved: true });
    await expect(editor.save()).resolves.toBe(true);
    expect(editor.getState()).toMatchObject({ failure: null, hasUnsaved: false });
  });

  it('retries after a lost network at growing intervals, and stops when it is refused', async () => {
    const { editor, update, type } = startEditor();
    const lost = new ApiError({ kind: 'network', message: 'Network error.' });
    update.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    type({ suburb: 'Ryde' });
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    expect(editor.getState()).toMatchObject({ willRetry: true, hasUnsaved: true });
    await vi.advanceTimersByTimeAsync(retryDelay(1));
    expect(update).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(retryDelay(1));
    expect(update).toHaveBeenCalledTimes(2);
    update.mockRejectedValueOnce(
      new ApiError({ kind: 'http', status: 403, message: 'You do not have permission.' }),
    );
    await vi.advanceTimersByTimeAsync(retryDelay(2) - retryDelay(1));
    expect(update).toHaveBeenCalledTimes(3);
    expect(editor.getState()).toMatchObject({ willRetry: false, hasUnsaved: true });
    await vi.advanceTimersByTimeAsync(retryDelay(9) * 2);
    expect(update).toHaveBeenCalledTimes(3);
  });

  it('stops saving when the form is closed', async () => {
    const { editor, update, type } = startEditor();
    type({ suburb: 'Ryde' });
    editor.stop();
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS * 2);
    expect(update).not.toHaveBeenCalled();
  });
});

describe('a draft that changed elsewhere', () => {
  const current = aQuote({ version: 7, suburb: 'Manly', access_notes: 'From the other window' });

  async function handleConflict() {
    const started = startEditor();
    started.update.mockRejectedValueOnce(stale(current));
    started.type({ suburb: 'Ryde' });
    await started.editor.save();
    return started;
  }

  it('stops saving, shows the other version and keeps what was typed', async () => {
    const { editor, update } = await handleConflict();
    expect(editor.getState()).toMatchObject({ conflict: current, failure: null });
    expect(editor.getState().answers.site.suburb).toBe('Ryde');
    await expect(editor.save()).resolves.toBe(false);
    expect(update).toHaveBeenCalledOnce();
  });

  it('saves the chosen answers over the other version', async () => {
    const { editor, update } = await handleConflict();
    const { answers } = editor.getState();
    const settled = { ...answers, site: { ...answers.site, access_notes: current.access_notes } };
    await expect(editor.resolveConflict(settled)).resolves.toBe(true);
    expect(update.mock.lastCall).toEqual([{ suburb: 'Ryde', version: 7 }]);
    expect(editor.getState()).toMatchObject({ conflict: null, hasUnsaved: false });
  });

  it('takes the other version without saving it again', async () => {
    const { editor, update } = await handleConflict();
    await editor.resolveConflict(answersOfQuote(current));
    expect(update).toHaveBeenCalledOnce();
    expect(editor.getState()).toMatchObject({ conflict: null, hasUnsaved: false, quote: current });
    expect(editor.getState().answers.site.suburb).toBe('Manly');
  });

  it('shows no conflict when the other version is equal', async () => {
    const { editor, update, type } = startEditor();
    update.mockRejectedValueOnce(stale(aQuote({ version: 7, suburb: 'Ryde' })));
    type({ suburb: 'Ryde' });
    await expect(editor.save()).resolves.toBe(true);
    expect(update).toHaveBeenCalledOnce();
    expect(editor.getState()).toMatchObject({ conflict: null, hasUnsaved: false });
    expect(editor.getState().quote.version).toBe(7);
  });

  it('does not conflict with its own save whose answer was lost', async () => {
    const { editor, update, type } = startEditor();
    update.mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'Network error.' }));
    type({ suburb: 'Ryde' });
    await editor.save();
    update.mockRejectedValueOnce(stale(aQuote({ version: 2, suburb: 'Ryde' })));
    type({ access_notes: 'Knock' });
    await expect(editor.save()).resolves.toBe(true);
    expect(update.mock.lastCall).toEqual([{ access_notes: 'Knock', version: 2 }]);
  });

  it('shows the conflict even when equal if the draft can no longer be changed', async () => {
    const { editor } = startEditor();
    const submitted = aQuote({ version: 7, status: 'submitted', available_commands: ['cancel'] });
    expect(editor.handleConflict(submitted)).toBe(false);
    expect(editor.getState().conflict).toEqual(submitted);
  });
});
