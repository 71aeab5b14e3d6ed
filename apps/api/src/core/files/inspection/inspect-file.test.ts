import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPdf, aPhoto } from '../../../../test/sample-files.ts';
import { aHeic } from '../../../../test/sample-heic.ts';
import { ApiError } from '../../http/api-error.ts';
import { CONNECTION_LIMITS } from '../../http/http-server.ts';
import { inspectFile } from './inspect-file.ts';
import { READER_LIMITS, type ReaderLimits } from './reader-process.ts';

const inspect = (fileName: string, content: Buffer) => inspectFile({ fileName, content });

async function refusalOf(fileName: string, content: Buffer): Promise<string> {
  const error: unknown = await inspect(fileName, content).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('It was not refused.');
  return error.fields?.['file']?.[0] ?? '';
}

describe('a file is recognised by its content', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['plan.pdf', aPdf, 'application/pdf'],
    ['room.jpg', aPhoto, 'image/jpeg'],
    ['room.jpeg', aPhoto, 'image/jpeg'],
    ['room.png', () => aPhoto('png'), 'image/png'],
    ['room.webp', () => aPhoto('webp'), 'image/webp'],
  ])('%s is accepted', async (name, make, mediaType) => {
    const sound = await inspect(name, await make());
    expect(sound).toMatchObject({ fileName: name, mediaType });
  });

  it('becomes a JPEG with a new name when it is a HEIC picture', async () => {
    for (const name of ['room.heic', 'room.HEIF', 'room']) {
      const sound = await inspect(name, aHeic());
      expect(sound).toMatchObject({ fileName: 'room.jpg', mediaType: 'image/jpeg' });
      expect(sound.content.subarray(0, 3)).toEqual(Buffer.from('\xFF\xD8\xFF', 'latin1'));
    }
  });

  it('is taken as what it is when a picture is named as another type of picture', async () => {
    expect(await inspect('IMG_1.jpg', aHeic())).toMatchObject({
      fileName: 'IMG_1.jpg',
      mediaType: 'image/jpeg',
    });
    expect(await inspect('IMG_2.heic', await aPhoto())).toMatchObject({
      fileName: 'IMG_2.jpg',
      mediaType: 'image/jpeg',
    });
    expect(await inspect('IMG_3.jpg', await aPhoto('png'))).toMatchObject({
      fileName: 'IMG_3.png',
      mediaType: 'image/png',
    });
  });

  it('may have a file extension in capitals', async () => {
    expect((await inspect('IMG_1.JPG', await aPhoto())).fileName).toBe('IMG_1.jpg');
  });

  it('gets the usual file extension when its name has none', async () => {
    expect((await inspect('plan', aPdf())).fileName).toBe('plan.pdf');
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\0 and so on')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['zero bytes', Buffer.alloc(5000)],
    ['one byte', Buffer.from('%')],
    ['a GIF', Buffer.from('GIF89a')],
    ['a PDF that begins late', Buffer.concat([Buffer.from('junk'), aPdf()])],
  ])('refuses %s, whatever its name is', async (_what, content) => {
    expect(await refusalOf('plan.pdf', content)).toBe(
      'Choose a PDF, JPEG, PNG, WebP or HEIC file.',
    );
  });

  it.each(['letter.docx', 'Letter.DOC', 'plan.docm'])('asks to save %s as a PDF', async (name) => {
    expect(await refusalOf(name, Buffer.from('PK\x03\x04 and so on'))).toBe(
      'Word files are not accepted. Save it as a PDF, and choose that.',
    );
  });

  it.each([
    ['plan.png', 'This file is named .png but is a PDF. Rename it to end in .pdf'],
    ['plan.pdf.exe', 'This file is named .exe but is a PDF. Rename it to end in .pdf'],
    ['plan\u202Efdp.exe', 'This file is named .exe but is a PDF.'],
  ])('refuses the name %j for other content', async (name, message) => {
    expect(await refusalOf(name, aPdf())).toContain(message);
  });
});

/** The end record of an empty zip archive. */
const AN_ARCHIVE = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

const DAMAGED = 'This file is damaged or incomplete. Save it again, or choose another one.';
const TWO = 'This file is two kinds of file in one, which is not safe to share.';

describe('a hostile or broken file', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['a picture cut short', 'a.jpg', async () => (await aPhoto()).subarray(0, 200), DAMAGED],
    ['a PDF cut short', 'a.pdf', () => aPdf().subarray(0, -10), DAMAGED],
    ['a HEIC picture cut short', 'a.heic', () => aHeic().subarray(0, 300), DAMAGED],
    ['a PDF with an archive behind it', 'a.pdf', () => Buffer.concat([aPdf(), AN_ARCHIVE]), TWO],
    [
      'a picture with an archive behind it',
      'a.jpg',
      async () => Buffer.concat([await aPhoto(), AN_ARCHIVE]),
      TWO,
    ],
    // Texts are read where one is expected, and stored nowhere.
    [
      'a text in UTF-16',
      'a.pdf',
      () => Buffer.from('\uFEFF%PDF-1.7 Zoë Nguyễn', 'utf16le'),
      'Choose a PDF, JPEG, PNG, WebP or HEIC file.',
    ],
    [
      'a PDF with a script',
      'a.pdf',
      () => aPdf('\n2 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj'),
      'Print it as a new PDF',
    ],
  ])('is refused when it is %s', async (_what, name, make, message) => {
    expect(await refusalOf(name, await make())).toContain(message);
  });
});

/**
 * Slow to parse: each comment runs to the end of the file, and parsing starts again one character
 * later.
 */
const slow = () => Buffer.concat([aPdf(), Buffer.from('1 %'.repeat(3_000_000)), aPdf()]);
const manyNumbers = () => aPdf(`\n2 0 obj [${'1 '.repeat(4_000_000)}] endobj`);
const large = () =>
  sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#006da6' } })
    .webp({ effort: 0 })
    .toBuffer();

describe('a file that needs too many resources', () => {
  it.each<[string, Partial<ReaderLimits>, string, () => Buffer | Promise<Buffer>]>([
    // Each with the other limit far away, which would end such a file too.
    ['time', { milliseconds: 8000, processorSeconds: 600 }, 'a.pdf', slow],
    ['processor time', { processorSeconds: 2, milliseconds: 600_000 }, 'a.pdf', slow],
    ['memory of JavaScript', { heapMegabytes: 64 }, 'a.pdf', manyNumbers],
    ['memory', { kilobytes: 700_000 }, 'a.webp', large],
  ])(
    'is refused for its %s, and the next one is read',
    async (_what, limit, name, make) => {
      const file = { fileName: name, content: await make() };
      const limits = { ...READER_LIMITS, ...limit };
      await expect(inspectFile(file, limits)).rejects.toMatchObject({
        status: 400,
        // A library that runs out of memory may report it, and the process may survive.
        fields: { file: [expect.stringMatching(/could not be read\. Save it again|is damaged/u)] },
      });
      expect((await inspect('plan.pdf', aPdf())).fileName).toBe('plan.pdf');
    },
    // A file without its limit would be read for many minutes.
    120_000,
  );

  it('keeps another file waiting for seconds, then answers when to send it again', async () => {
    const limits = { ...READER_LIMITS, waitMilliseconds: 500, milliseconds: 5000 };
    const hostile = Array.from({ length: 6 }, () =>
      inspectFile({ fileName: 'a.pdf', content: slow() }, limits),
    );
    const outcomes = Promise.allSettled(hostile);
    const other = inspectFile({ fileName: 'plan.pdf', content: aPdf() }, limits);
    await expect(other).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    const refused = (await outcomes).map(({ status }) => status);
    expect(refused).toEqual(Array.from({ length: 6 }, () => 'rejected'));
    expect((await inspect('plan.pdf', aPdf())).fileName).toBe('plan.pdf');
  });

  it('is answered before its connection is cut as silent', () => {
    const longest = READER_LIMITS.waitMilliseconds + READER_LIMITS.milliseconds;
    expect(longest).toBeLessThan(CONNECTION_LIMITS.stalledTimeoutMs - 10_000);
  });

  it('waits for its turn, up to a number of files', async () => {
    const limits = { ...READER_LIMITS, waitMilliseconds: 60_000 };
    const all = Array.from({ length: 20 }, () =>
      inspectFile({ fileName: 'plan.pdf', content: aPdf() }, limits),
    );
    const outcomes = await Promise.allSettled(all);
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(8);
    for (const reason of refused) {
      expect(reason).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    }
    expect((await inspect('plan.pdf', aPdf())).fileName).toBe('plan.pdf');
  });
});
