import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../test/processor-time.ts';
import { aPhoto } from '../../../../test/sample-files.ts';
import { aHeic } from '../../../../test/sample-heic.ts';
import { reduceExif } from './reduce-exif.ts';
import { rewriteHeic, rewritePicture } from './rewrite-picture.ts';

const MARKER = Buffer.from('Exif\0\0', 'latin1');
const PLACE_DIRECTORY = 0x8825;
const INTEROPERABILITY_DIRECTORY = 0xa005;

/** A camera record in which every entry points to a directory: its own. */
function maze(entries: number, tag: number): Buffer {
  const record = Buffer.alloc(8 + 2 + entries * 12 + 4);
  record.write('II*\0\x08\0\0\0', 'latin1');
  record.writeUInt16LE(entries, 8);
  for (let at = 10; at < record.length - 4; at += 12) {
    record.writeUInt16LE(tag, at);
    record.writeUInt16LE(4, at + 2);
    record.writeUInt32LE(1, at + 4);
    record.writeUInt32LE(8, at + 8);
  }
  return record;
}

/** A record with one entry, in the byte order that most cameras do not use. */
function upright(orientation: number): Buffer {
  const record = Buffer.alloc(26);
  record.write('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01', 'latin1');
  record.writeUInt16BE(orientation, 18);
  return record;
}

const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#006da6' } })
    .toFormat(format)
    .toBuffer();

async function jpegWith(record: Buffer, times = 1): Promise<Buffer> {
  const content = await picture('jpeg');
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + MARKER.length + record.length, 2);
  const segments = Array.from({ length: times }, () => [head, MARKER, record]).flat();
  return Buffer.concat([content.subarray(0, 2), ...segments, content.subarray(2)]);
}

async function pngWith(record: Buffer): Promise<Buffer> {
  const content = await picture('png');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  const chunk = Buffer.concat([Buffer.from('eXIf'), record]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([content.subarray(0, 33), size, chunk, sum, content.subarray(33)]);
}

/** A photo with its camera record replaced. */
async function webpWith(record: Buffer): Promise<Buffer> {
  const photo = await aPhoto('webp');
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(record.length, 4);
  const content = Buffer.concat([photo.subarray(0, photo.indexOf('EXIF')), head, record]);
  content.writeUInt32LE(content.length - 8, 4);
  return content;
}

const heicWith = (record: Buffer): Buffer =>
  aHeic({ exif: [Buffer.concat([Buffer.from([0, 0, 0, 6]), MARKER, record])] });

const FORMATS = ['jpeg', 'png', 'webp'] as const;
const WITH = { jpeg: jpegWith, png: pngWith, webp: webpWith };
/** As many entries as fit into a JPEG segment, and as a directory can count. */
const ENTRIES = { jpeg: 5400, png: 65_535, webp: 65_535 };

/**
 * More than ten times what it takes, for a machine that is busy, and half of what these records took
 * on a quiet one while they were parsed.
 */
const SOON_MS = 5000;

describe.each([PLACE_DIRECTORY, INTEROPERABILITY_DIRECTORY])(
  'an EXIF record whose entries all lead to a directory (%i)',
  (tag) => {
    it.each(FORMATS)('does not occupy the reader of a %s', async (format) => {
      const content = await WITH[format](maze(ENTRIES[format], tag));
      expect(await processorTime(() => rewritePicture(content, `image/${format}`))).toBeLessThan(
        SOON_MS,
      );
    });

    it('does not occupy the reader of a HEIC picture', async () => {
      const content = heicWith(maze(65_535, tag));
      expect(await processorTime(() => rewriteHeic(content))).toBeLessThan(SOON_MS);
    });

    it('does not occupy the reader of a JPEG with a hundred of them', async () => {
      const content = await jpegWith(maze(5400, tag), 100);
      expect(await processorTime(() => rewritePicture(content, 'image/jpeg'))).toBeLessThan(
        SOON_MS,
      );
    });
  },
);

describe('the orientation of a picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is all that is kept of its EXIF record (%i)',
    async (number) => {
      for (const format of FORMATS) {
        const content = await WITH[format](upright(number));
        expect((await sharp(content).metadata()).orientation).toBe(number);
        const reduced = reduceExif(content, `image/${format}`);
        expect((await sharp(reduced).metadata()).orientation).toBe(number);
        expect(reduced.length).toBe(content.length);
      }
    },
  );

  it.each([
    ['is empty', Buffer.alloc(0)],
    ['is cut short', upright(6).subarray(0, 12)],
    ['leads out of itself', Buffer.from(`II*\0\xFF\xFF\xFF\xFF${'\0'.repeat(20)}`, 'latin1')],
    ['says nothing of it', maze(1, PLACE_DIRECTORY)],
  ])('is unchanged when the record %s', async (_what, record) => {
    for (const format of FORMATS) {
      const content = await WITH[format](record);
      const rewritten = await rewritePicture(content, `image/${format}`);
      expect(await sharp(rewritten).metadata()).toMatchObject({ width: 40, height: 20 });
    }
  });
});

it('the input file is not modified', async () => {
  const content = await aPhoto();
  const before = Buffer.from(content);
  reduceExif(content, 'image/jpeg');
  expect(content).toEqual(before);
});
