import sharp from 'sharp';

/** The smallest file that begins and ends like a PDF. */
export const aPdf = (text = 'Hello'): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n% ${text}\n%%EOF\n`);

/** A picture with a camera record: maker, location, and a rotation by 90 degrees. */
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

/** A file with a name, as a form sends it. */
export const named = (name: string, content: Buffer): File =>
  new File([new Uint8Array(content)], name);
