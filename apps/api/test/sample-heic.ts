/**
 * The encoding parameters and the data, in HEVC, of a picture of 128 by 64 pixels that is blue on
 * the left and red on the right.
 */
const WIDTH = 128;
const HEIGHT = 64;
const SETUP = Buffer.from(
  'AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoBAgQWW6kkprm4EBAwIAAAMAAgAAAwACECIAAQAHRAHBcrAiQA==',
  'base64',
);
const DATA = Buffer.from(
  'AAAALSgBrwngITl1X//9S3+9/kax//0qCHQcw8uZbPKcQP/uFnb/3yEJgum/wwE/wA==',
  'base64',
);

interface Heic {
  /** Camera records as a file stores them: the offset, and then the record. */
  readonly exif?: readonly Buffer[];
  /** XMP metadata in any encoding. */
  readonly xmp?: Buffer | string;
  /** A colour profile. */
  readonly profile?: Buffer;
  /** The rotation in quarter turns to the left. */
  readonly turns?: number;
  /** The size that the file states. */
  readonly stated?: { readonly width: number; readonly height: number };
  readonly data?: Buffer;
}

/** Builds a HEIC picture by hand, so that it can have any content. */
export function aHeic({
  exif = [],
  xmp,
  profile,
  turns = 0,
  stated,
  data = DATA,
}: Heic = {}): Buffer {
  const items = [
    { type: 'hvc1', content: data },
    ...exif.map((content) => ({ type: 'Exif', content })),
    ...(xmp === undefined
      ? []
      : [{ type: 'mime', content: Buffer.from(xmp), contentType: 'application/rdf+xml\0' }]),
  ];
  const properties = [
    box('hvcC', SETUP),
    box('ispe', u32(0, stated?.width ?? WIDTH, stated?.height ?? HEIGHT)),
    box('irot', Buffer.from([turns])),
    ...(profile === undefined ? [] : [box('colr', Buffer.from('prof'), profile)]),
  ];
  const type = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const meta = (start: number) =>
    box(
      'meta',
      u32(0),
      box('hdlr', u32(0, 0), Buffer.from('pict'), u32(0, 0, 0), Buffer.alloc(1)),
      box('pitm', u32(0), u16(1)),
      box('iinf', u32(0), u16(items.length), ...items.map(itemBox)),
      ...(items.length === 1
        ? []
        : [
            box(
              'iref',
              u32(0),
              ...items.slice(1).map((_, index) => box('cdsc', u16(index + 2, 1, 1))),
            ),
          ]),
      box(
        'iprp',
        box('ipco', ...properties),
        box(
          'ipma',
          u32(0, 1),
          u16(1),
          Buffer.from([properties.length]),
          associations(properties.length),
        ),
      ),
      box('iloc', u32(0), u16(0x4400, items.length), ...places(items, start)),
    );
  const start = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(start), box('mdat', ...items.map(({ content }) => content))]);
}

interface Item {
  readonly type: string;
  readonly content: Buffer;
  readonly contentType?: string;
}

const itemBox = ({ type, contentType = '' }: Item, index: number): Buffer =>
  box('infe', u32(0x02000000), u16(index + 1, 0), Buffer.from(`${type}\0${contentType}`));

/**
 * Associates each property by its number. A reader must understand a property when its highest bit
 * is set.
 */
const associations = (count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, (_, index) => (index === 0 ? 0x81 : index + 1)));

function places(items: readonly Item[], start: number): Buffer[] {
  let at = start;
  return items.map(({ content }, index) => {
    const place = Buffer.concat([u16(index + 1, 0, 1), u32(at, content.length)]);
    at += content.length;
    return place;
  });
}

function box(type: string, ...body: readonly Buffer[]): Buffer {
  const content = Buffer.concat(body);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type), content]);
}

const u16 = (...values: readonly number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [value >>> 8, value & 0xff]));

const u32 = (...values: readonly number[]): Buffer =>
  u16(...values.flatMap((value) => [value >>> 16, value & 0xffff]));
