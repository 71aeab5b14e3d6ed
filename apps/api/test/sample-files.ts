import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** The smallest thing that begins and ends like a PDF. */
export const aPdf = (text = 'Hello'): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n% ${text}\n%%EOF\n`);

/** A picture with a camera record: its maker, a place, and to be shown turned by a quarter. */
export function aPhoto(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#006da6' } })
    .withExif({
      IFD0: { Make: 'Wrenphone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

interface ZipPart {
  readonly name: string;
  readonly content: Buffer;
  /** What the directory says, where it lies. */
  readonly statedBytes?: number;
}

/** A zip archive, written by hand so that it can lie. */
export function aZip(parts: readonly ZipPart[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, statedBytes = content.length } of parts) {
    const packed = deflateRawSync(content);
    const nameBytes = Buffer.from(name);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(statedBytes, 8);
    sizes.writeUInt16LE(nameBytes.length, 12);
    const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), sizes]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, nameBytes]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)]);
}

const WORD: readonly ZipPart[] = [
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
];

/** A Word document, with whatever else is put into it. */
export const aDocx = (...extra: readonly ZipPart[]): Buffer => aZip([...WORD, ...extra]);

function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A HEIC picture's frame around a camera record with a place in it, and whatever else it holds. */
export function aHeic(...extra: readonly string[]): Buffer {
  const record = Buffer.alloc(64);
  record.write('MM\0*', 0, 'latin1');
  record.writeUInt32BE(8, 4);
  record.writeUInt16BE(1, 8);
  // One entry: the table of places begins at 26.
  record.writeUInt16BE(0x8825, 10);
  record.writeUInt16BE(4, 12);
  record.writeUInt32BE(1, 14);
  record.writeUInt32BE(26, 18);
  record.writeUInt16BE(1, 26);
  // The latitude: three fractions, which lie at 40.
  record.writeUInt16BE(2, 28);
  record.writeUInt16BE(5, 30);
  record.writeUInt32BE(3, 32);
  record.writeUInt32BE(40, 36);
  record.fill(0x77, 40, 64);
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
    box('mdat', Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), record])),
    ...extra.map((text) => box('mdat', Buffer.from(text, 'utf8'))),
  ]);
}

/** The same content under a name, as a form sends it. */
export const named = (name: string, content: Buffer): File =>
  new File([new Uint8Array(content)], name);
