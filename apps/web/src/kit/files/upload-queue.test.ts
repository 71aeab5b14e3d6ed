import { ApiError } from '@cleaning/api-client';
import { MAX_UPLOAD_BYTES } from '@cleaning/contract/http/rules';
import { eventually } from '@cleaning/test-setup/eventually';
import { describe, expect, it, vi } from 'vitest';
import {
  type SendFile,
  type UploadCall,
  type UploadLimit,
  createUploadQueue,
} from './upload-queue.ts';

const fileOf = (name: string, size = 10) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

interface Sent extends UploadCall {
  readonly name: string;
  readonly answer: (result: string) => void;
  readonly refuse: (error: unknown) => void;
}

function aQueue({ startsAtOnce = true, parallel = 2, limit = null as UploadLimit | null } = {}) {
  const sent: Sent[] = [];
  const send: SendFile<string> = (file, call) =>
    new Promise((answer, refuse) => {
      sent.push({ name: file.name, answer, refuse, ...call });
    });
  const queue = createUploadQueue<string>({ parallel, limit, send: startsAtOnce ? send : null });
  const standing = () => queue.getState().map(({ name, status }) => `${name} ${status}`);
  const idOf = (name: string) => queue.getState().find((each) => each.name === name)?.id ?? '';
  return { queue, send, sent, standing, idOf };
}

const offline = () => new ApiError({ kind: 'network', message: 'Network error.' });

describe('a queue of uploads', () => {
  it('sends two at a time, and continues when one fails', async () => {
    const { queue, sent, standing } = aQueue();
    queue.add([fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf')]);
    expect(standing()).toEqual(['a.pdf sending', 'b.pdf sending', 'c.pdf waiting']);
    sent[0]?.refuse(offline());
    await eventually(() =>
      expect(standing()).toEqual(['a.pdf failed', 'b.pdf sending', 'c.pdf sending']),
    );
    sent[1]?.answer('b');
    sent[2]?.answer('c');
    await eventually(() =>
      expect(standing()).toEqual(['a.pdf failed', 'b.pdf done', 'c.pdf done']),
    );
    expect(queue.getState().map(({ result }) => result)).toEqual([undefined, 'b', 'c']);
  });

  it('sends a failed file again with the same key, and each file with its own', async () => {
    const { queue, sent, standing, idOf } = aQueue();
    queue.add([fileOf('a.pdf'), fileOf('b.pdf')]);
    sent[0]?.refuse(offline());
    await eventually(() => expect(standing()[0]).toBe('a.pdf failed'));
    queue.retry(idOf('a.pdf'));
    expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'a.pdf']);
    expect(sent[2]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  it('shows the progress of a file, and nothing more once it was stopped', async () => {
    const { queue, sent, idOf, standing } = aQueue({ parallel: 1 });
    queue.add([fileOf('a.pdf'), fileOf('b.pdf')]);
    sent[0]?.onUploadProgress(0.4);
    expect(queue.getState()[0]).toMatchObject({ status: 'sending', progress: 0.4 });
    queue.remove(idOf('a.pdf'));
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.onUploadProgress(0.9);
    sent[0]?.refuse(new ApiError({ kind: 'cancelled', message: '' }));
    await eventually(() => expect(standing()).toEqual(['b.pdf sending']));
  });

  it('refuses at once what the service would refuse, and sends the rest', () => {
    const { queue, sent } = aQueue({ limit: { count: 1, message: 'One file fits.' } });
    queue.add([
      fileOf('virus.exe'),
      fileOf('big.pdf', MAX_UPLOAD_BYTES + 1),
      fileOf('none.pdf', 0),
      fileOf('good.pdf'),
      fileOf('another.pdf'),
    ]);
    expect(queue.getState().map(({ problem }) => problem)).toEqual([
      'Choose a PDF, JPEG, PNG, WebP or HEIC file.',
      'This file is larger than 10 MB. Choose a smaller one.',
      'This file is empty. Choose another one.',
      undefined,
      'One file fits.',
    ]);
    expect(sent.map(({ name }) => name)).toEqual(['good.pdf']);
  });

  it('refuses a large photo that the browser cannot make smaller, and goes on', async () => {
    const { queue, sent, standing } = aQueue({ parallel: 1 });
    queue.add([fileOf('big.heic', MAX_UPLOAD_BYTES + 1), fileOf('good.pdf')]);
    await eventually(() => expect(standing()).toEqual(['big.heic refused', 'good.pdf sending']));
    expect(queue.getState()[0]?.problem).toBe(
      'This file is larger than 10 MB. Choose a smaller one.',
    );
    expect(sent.map(({ name }) => name)).toEqual(['good.pdf']);
  });

  it('sends a large photo smaller, and does not when it was removed meanwhile', async () => {
    const small = new Blob(['smaller'], { type: 'image/jpeg' });
    vi.stubGlobal('createImageBitmap', () =>
      Promise.resolve({ width: 9000, height: 9000, close: () => undefined }),
    );
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
        convertToBlob = () => Promise.resolve(small);
      },
    );
    const { queue, sent, standing, idOf } = aQueue({ parallel: 1 });
    queue.add([fileOf('gone.png', MAX_UPLOAD_BYTES + 1), fileOf('kept.png', MAX_UPLOAD_BYTES + 1)]);
    queue.remove(idOf('gone.png'));
    await eventually(() => expect(standing()).toEqual(['kept.jpg sending']));
    expect(sent.map(({ name }) => name)).toEqual(['kept.jpg']);
    expect(queue.getState()[0]?.size).toBe(small.size);
  });

  it.each([
    [
      'refused',
      'the fault of the file',
      new ApiError({
        kind: 'validation',
        status: 400,
        message: 'x',
        fieldErrors: { file: ['This file is damaged.'] },
      }),
      'This file is damaged.',
    ],
    [
      'refused',
      'a limit',
      new ApiError({ kind: 'http', status: 413, message: 'Large.' }),
      'Large.',
    ],
    [
      'failed',
      'a busy service',
      new ApiError({ kind: 'http', status: 429, message: 'Wait.' }),
      'Wait.',
    ],
    [
      'failed',
      'a fault',
      new ApiError({ kind: 'http', status: 503, message: 'Server.' }),
      'Server.',
    ],
    ['failed', 'a surprise', new Error('x'), 'An error occurred. Please try again.'],
  ])('is %s by %s', async (status, _why, error, problem) => {
    const { queue, sent } = aQueue();
    queue.add([fileOf('a.pdf')]);
    sent[0]?.refuse(error);
    await eventually(() => expect(queue.getState()[0]).toMatchObject({ status, problem }));
  });

  it('can wait until it knows how to send, and does so when a file is tried again', async () => {
    const { queue, send, sent, standing, idOf } = aQueue({ startsAtOnce: false });
    queue.add([fileOf('a.pdf')]);
    expect(sent).toEqual([]);
    queue.start(send);
    queue.add([fileOf('b.pdf')]);
    expect(standing()).toEqual(['a.pdf sending', 'b.pdf waiting']);
    sent[0]?.refuse(offline());
    await eventually(() => expect(standing()).toEqual(['a.pdf failed', 'b.pdf waiting']));
    const otherWay = vi.fn<SendFile<string>>(() => Promise.resolve('other'));
    queue.start(otherWay);
    queue.retry(idOf('a.pdf'));
    expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'a.pdf']);
    expect(otherWay).toHaveBeenCalledOnce();
    await eventually(() => expect(standing()).toEqual(['a.pdf sending', 'b.pdf done']));
  });

  it('removes finished files, and stops everything', async () => {
    const { queue, sent, standing } = aQueue();
    queue.add([fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf')]);
    sent[0]?.answer('a');
    await eventually(() => expect(standing()[0]).toBe('a.pdf done'));
    queue.clearDone();
    expect(standing()).toEqual(['b.pdf sending', 'c.pdf sending']);
    queue.stop();
    expect(standing()).toEqual([]);
    expect(sent.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
  });
});
