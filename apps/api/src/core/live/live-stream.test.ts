import { once } from 'node:events';
import { expect, it } from 'vitest';
import { LiveStream, parseEventId } from './live-stream.ts';

const RECORD = { kind: 'quote', recordId: '0190a1b2-0000-7000-8000-000000001048' };

it('a reader who is too slow is disconnected', async () => {
  const stream = new LiveStream();
  const closed = once(stream, 'close');
  for (let index = 0; index < 2000; index += 1) stream.change(RECORD);
  await closed;
  expect(stream.destroyed).toBe(true);
  expect(stream.readableLength).toBeLessThan(200_000);
});

it('a checkpoint can be read back from the id of its event', async () => {
  const stream = new LiveStream();
  const checkpoint = { transactionId: '18446744073709', at: 1_795_400_000_000 };
  stream.ready(checkpoint);
  stream.finishForGood();
  stream.change(RECORD);
  const text = (await stream.setEncoding('utf8').toArray()).join('');
  expect(text).toBe(
    'event: ready\nid: 18446744073709-1795400000000\ndata: {}\n\nevent: end\ndata: {}\n\n',
  );
  expect(parseEventId('18446744073709-1795400000000')).toEqual(checkpoint);
});

it.each(['', '1', '1-', '-1', "1'-1", '1-1 or 1=1', `${'9'.repeat(40)}-1`])(
  'the id %j contains no checkpoint',
  (text) => {
    expect(parseEventId(text)).toBeNull();
  },
);
