import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { processorTime } from '../../../../test/processor-time.ts';
import { aPhoto } from '../../../../test/sample-files.ts';
import { aHeic } from '../../../../test/sample-heic.ts';
import { MAX_PIXELS, rewriteHeic, rewritePicture } from './rewrite-picture.ts';

const SIDE = 128;

/** A picture in which no two pixels have the same colour. */
function manyColours(): Promise<Buffer> {
  const points = Array.from({ length: SIDE * SIDE }, (_, index) => [
    index % 256,
    Math.floor(index / 256),
    (index * 7) % 256,
  ]);
  return sharp(Buffer.from(points.flat()), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
}

/** The file and every metadata packet in it that a reader of camera records finds, as text. */
const everythingIn = async (picture: Buffer): Promise<string> => {
  const { exif, xmp, iptc, tifftagPhotoshop } = await sharp(picture).metadata();
  const packets = [picture, exif, xmp, iptc, tifftagPhotoshop].filter((each) => each !== undefined);
  return Buffer.concat(packets).toString('latin1');
};

describe('a rewritten picture', () => {
  it('in PNG keeps every colour', async () => {
    const content = await manyColours();
    const rewritten = await rewritePicture(content, 'image/png');
    expect(await sharp(rewritten).raw().toBuffer()).toEqual(await sharp(content).raw().toBuffer());
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'in %s has no location or device, and is upright',
    async (format) => {
      const photo = await aPhoto(format);
      expect((await sharp(photo).metadata()).exif?.includes('Wrenphone')).toBe(true);
      const rewritten = await rewritePicture(photo, `image/${format}`);
      const after = await sharp(rewritten).metadata();
      expect(after.exif).toBeUndefined();
      expect([after.width, after.height]).toEqual([20, 40]);
      expect(await everythingIn(rewritten)).not.toContain('Wrenphone');
    },
  );

  it('is refused before decoding when it declares too many pixels', async () => {
    const photo = await aPhoto('png');
    photo.writeUInt32BE(60_000, 16);
    photo.writeUInt32BE(60_000, 20);
    const spent = await processorTime(() =>
      expect(rewritePicture(photo, 'image/png')).rejects.toMatchObject({
        refusal: 'too-many-pixels',
      }),
    );
    expect(spent).toBeLessThan(5000);
  });
});

/** A camera record with a location, in Motorola byte order. */
function aCameraRecord(): Buffer {
  const record = Buffer.alloc(64);
  record.write('MM\0*', 0, 'latin1');
  record.writeUInt32BE(8, 4);
  record.writeUInt16BE(1, 8);
  // One entry: the directory of the location begins at 26.
  record.writeUInt16BE(0x8825, 10);
  record.writeUInt16BE(4, 12);
  record.writeUInt32BE(1, 14);
  record.writeUInt32BE(26, 18);
  record.writeUInt16BE(1, 26);
  // The latitude: three fractions, which begin at 40.
  record.writeUInt16BE(2, 28);
  record.writeUInt16BE(5, 30);
  record.writeUInt32BE(3, 32);
  record.writeUInt32BE(40, 36);
  record.write('PLACE-PLACE-PLACE-PLACE!', 40, 'latin1');
  return record;
}

const PLACE = '<rdf:Description exif:GPSLatitude="33,45.5S" photoshop:City="PLACE"/>';
const DESCRIPTION = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${PLACE}</rdf:RDF></x:xmpmeta>`;

/** The colours in the middle of the left and the right half. */
async function coloursOf(picture: Buffer): Promise<{ size: number[]; colours: string[] }> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isUpright = height > width;
  const places = isUpright
    ? [width * (height / 4) + width / 2, width * height * 0.75 + width / 2]
    : [(width * height) / 2 + width / 4, (width * height) / 2 + width * 0.75];
  const colours = places.map((place) => {
    const [red = 0, , blue = 0] = data.subarray(place * channels, place * channels + 3);
    return red > blue ? 'red' : 'blue';
  });
  return { size: [width, height], colours };
}

describe('a HEIC picture', () => {
  it('becomes a JPEG with the same image', async () => {
    const jpeg = await rewriteHeic(aHeic());
    expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
    expect(await coloursOf(jpeg)).toEqual({ size: [128, 64], colours: ['blue', 'red'] });
  });

  it('is upright, as its file declares', async () => {
    const jpeg = await rewriteHeic(aHeic({ turns: 1 }));
    expect((await sharp(jpeg).metadata()).orientation).toBeUndefined();
    expect(await coloursOf(jpeg)).toEqual({ size: [64, 128], colours: ['red', 'blue'] });
  });

  it('keeps its colour profile, however long it is', async () => {
    const { icc } = await sharp(
      await sharp(await aPhoto())
        .withIccProfile('p3')
        .toBuffer(),
    ).metadata();
    if (icc === undefined) throw new Error('There is no profile to test with.');
    const long = Buffer.concat([icc, Buffer.alloc(150_000, 'x')]);
    long.writeUInt32BE(long.length, 0);
    for (const profile of [icc, long]) {
      const jpeg = await rewriteHeic(aHeic({ profile }));
      expect((await sharp(jpeg).metadata()).icc?.equals(profile)).toBe(true);
    }
  });

  const marker = Buffer.from('\0\0\0\x06Exif\0\0', 'latin1');
  it.each([
    ['with the usual marker', { exif: [Buffer.concat([marker, aCameraRecord()])] }],
    ['without a marker', { exif: [Buffer.concat([Buffer.alloc(4), aCameraRecord()])] }],
    ['twice', { exif: [1, 2].map(() => Buffer.concat([Buffer.alloc(4), aCameraRecord()])) }],
    ['in words', { xmp: DESCRIPTION }],
    ['in words of two bytes', { xmp: Buffer.from(DESCRIPTION, 'utf16le') }],
    ['in words cut short', { xmp: DESCRIPTION.slice(0, -20) }],
  ])('loses a location that it has %s', async (_what, options) => {
    const heic = aHeic(options);
    expect(heic.toString('latin1').replaceAll('\0', '')).toContain('PLACE');
    const jpeg = await rewriteHeic(heic);
    expect((await everythingIn(jpeg)).replaceAll('\0', '')).not.toMatch(
      /PLACE|GPS|Exif|xmp|Photoshop/u,
    );
  });

  it('is read quickly although every one of its many records has one vast directory', async () => {
    const directory = Buffer.alloc(10_000_000 - 2000);
    directory.write('MM\0*\0\0\0\x08\xFF\xFF', 'latin1');
    const records = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\xFF\xFF'.repeat(500_000), 'latin1');
    const exif = Buffer.concat([marker, records.subarray(0, directory.length)]);
    const spent = await processorTime(async () => {
      const rewritten = await rewriteHeic(aHeic({ exif: [exif] }));
      expect((await sharp(rewritten).metadata()).format).toBe('jpeg');
    });
    expect(spent).toBeLessThan(5000);
  });

  it('is refused when it declares more pixels than any phone produces', async () => {
    const stated = { width: 60_000, height: 60_000 };
    expect(stated.width * stated.height).toBeGreaterThan(MAX_PIXELS);
    await expect(rewriteHeic(aHeic({ stated }))).rejects.toMatchObject({
      refusal: 'too-many-pixels',
    });
  });

  it('is refused when it contains no image', async () => {
    // The decoder logs the error; in production it runs in a process without output.
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await expect(rewriteHeic(aHeic({ data: Buffer.alloc(500, 'x') }))).rejects.toThrow(
      'cannot be decoded',
    );
    log.mockClear();
  });
});
