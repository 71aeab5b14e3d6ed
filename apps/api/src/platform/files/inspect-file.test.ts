import { ApiError } from '../http/api-error.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aDocx, aHeic, aPdf, aPhoto, aZip } from '../../../test/sample-files.ts';
import { inspectFile } from './inspect-file.ts';

const inspect = (fileName: string, content: Buffer) => inspectFile({ fileName, content });

async function refusalOf(fileName: string, content: Buffer): Promise<string> {
  const error: unknown = await inspect(fileName, content).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('It was not refused.');
  return error.fields?.['file']?.[0] ?? '';
}

describe('a file is known by its content', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['plan.pdf', aPdf, 'application/pdf'],
    ['room.jpg', aPhoto, 'image/jpeg'],
    ['room.jpeg', aPhoto, 'image/jpeg'],
    ['room.png', () => aPhoto('png'), 'image/png'],
    ['room.webp', () => aPhoto('webp'), 'image/webp'],
    ['room.heic', aHeic, 'image/heic'],
    [
      'letter.docx',
      aDocx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('%s is taken', async (name, make, mediaType) => {
    const sound = await inspect(name, await make());
    expect(sound).toMatchObject({ fileName: name, mediaType });
  });

  it('may have its ending in capitals', async () => {
    expect((await inspect('IMG_1.JPG', await aPhoto())).fileName).toBe('IMG_1.jpg');
  });

  it('gains the usual ending when its name has none', async () => {
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
  ])('refuses %s, whatever it is called', async (_what, content) => {
    expect(await refusalOf('plan.pdf', content)).toBe(
      'Choose a PDF, JPEG, PNG, WebP, HEIC or Word (.docx) file.',
    );
  });

  it.each([
    ['plan.png', 'This file is named .png but is a PDF. Rename it to end in .pdf'],
    ['plan.pdf.exe', 'This file is named .exe but is a PDF. Rename it to end in .pdf'],
    ['plan\u202Efdp.exe', 'This file is named .exe but is a PDF.'],
  ])('refuses the name %j for what it is not', async (name, message) => {
    expect(await refusalOf(name, aPdf())).toContain(message);
  });
});

const DAMAGED = 'This file is damaged or not whole. Save it again, or choose another one.';
const TWO = 'This file is two kinds of file in one, which is not safe to share.';

describe('a hostile or broken file', () => {
  it('is refused when it is a picture cut short', async () => {
    const photo = await aPhoto();
    expect(await refusalOf('a.jpg', photo.subarray(0, photo.length / 2))).toBe(DAMAGED);
  });

  it('is refused when it is a PDF cut short', async () => {
    const pdf = aPdf();
    expect(await refusalOf('a.pdf', pdf.subarray(0, pdf.length - 10))).toBe(DAMAGED);
  });

  it.each([
    ['a PDF with an archive behind it', 'a.pdf', async () => Buffer.concat([aPdf(), aDocx()])],
    [
      'a picture with an archive behind it',
      'a.jpg',
      async () => Buffer.concat([await aPhoto(), aZip([])]),
    ],
    [
      'an archive with a PDF in front of it',
      'a.docx',
      async () => aDocx({ name: '%PDF-1.7', content: Buffer.from('x') }),
    ],
  ])('is refused when it is %s', async (_what, name, make) => {
    expect(await refusalOf(name, await make())).toContain(TWO);
  });

  it('is refused when a picture says it has more points than any phone takes', async () => {
    const photo = await aPhoto('png');
    photo.writeUInt32BE(60_000, 16);
    photo.writeUInt32BE(60_000, 20);
    expect(await refusalOf('a.png', photo)).toBe(DAMAGED);
  });

  it('is refused when something follows a HEIC picture', async () => {
    expect(await refusalOf('a.heic', Buffer.concat([aHeic(), Buffer.from('<script>')]))).toBe(
      DAMAGED,
    );
  });

  it.each([
    ['says it unpacks to gigabytes', { statedBytes: 4_000_000_000 }, 'unpacks to far more'],
    ['unpacks to more than it says', { statedBytes: 10 }, 'unpacks to far more'],
    ['unpacks to less than it says', { statedBytes: 9_000_000 }, 'damaged'],
  ])('is refused when it is a document that %s', async (_what, lie, message) => {
    const bomb = aDocx({ name: 'word/big.xml', content: Buffer.alloc(5_000_000), ...lie });
    expect(await refusalOf('a.docx', bomb)).toContain(message);
  });

  it('is refused when it is a document that runs programs', async () => {
    const macros = aDocx({ name: 'word/vbaProject.bin', content: Buffer.from('x') });
    expect(await refusalOf('a.docx', macros)).toContain('without macros');
  });

  it('is refused when it is an archive of something else', async () => {
    const zip = aZip([{ name: 'virus.exe', content: Buffer.from('x') }]);
    expect(await refusalOf('a.docx', zip)).toContain('not a Word document');
  });

  it('is refused when it is an archive cut short', async () => {
    const docx = aDocx();
    expect(await refusalOf('a.docx', docx.subarray(0, docx.length - 4))).toBe(DAMAGED);
  });
});

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'in %s loses its place and its maker, and stands upright',
    async (format) => {
      const photo = await aPhoto(format);
      const before = await sharp(photo).metadata();
      expect(before.exif?.includes('Wrenphone')).toBe(true);
      const { content } = await inspect('a', photo);
      const after = await sharp(content).metadata();
      expect(after.exif).toBeUndefined();
      expect([after.width, after.height]).toEqual([20, 40]);
    },
  );

  it('in HEIC loses its place, and nothing else', async () => {
    const heic = aHeic();
    const { content } = await inspect('a.heic', heic);
    expect(heic.includes(Buffer.alloc(24, 0x77))).toBe(true);
    expect(content.includes(Buffer.alloc(4, 0x77))).toBe(false);
    expect(content).toHaveLength(heic.length);
    expect(content.subarray(0, 60)).toEqual(heic.subarray(0, 60));
  });

  const PLACE = '<rdf:Description exif:GPSLatitude="33,45.5S" photoshop:City="Ryde"/>';
  const RDF = `<rdf:RDF xmlns:rdf="x">${PLACE}</rdf:RDF>`;
  const META = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${RDF}</x:xmpmeta>`;

  it.each([
    ['in a packet', `<?xpacket begin="\uFEFF" id="W5M0"?>${META}<?xpacket end="w"?>`],
    ['without a packet', META],
    ['bare', RDF],
    ['twice', `${META} and ${RDF}`],
  ])('in HEIC loses the words that came with it: %s', async (_what, words) => {
    const heic = aHeic('application/rdf+xml\0', words, 'the picture itself');
    const { content } = await inspect('a.heic', heic);
    expect(content).toHaveLength(heic.length);
    expect(content.toString('latin1')).not.toMatch(/GPS|Ryde|rdf:|xpacket/u);
    expect(content.includes('the picture itself')).toBe(true);
  });

  it.each([
    ['packed', ['application/rdf+xml\0deflate\0', 'x\u009C packed words']],
    ['cut short', [META.slice(0, -20)]],
  ])('in HEIC is refused when those words are %s', async (_what, parts) => {
    expect(await refusalOf('a.heic', aHeic(...parts))).toContain('Save it as a JPEG');
  });
});
