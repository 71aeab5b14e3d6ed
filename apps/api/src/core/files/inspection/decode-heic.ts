import libheif from 'libheif-js/wasm-bundle.js';

/** Pixels of four bytes: red, green, blue, alpha. */
export interface DecodedPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes the main picture of a HEIC file, the right way up.
 *
 * @param assertSize gets the size before the pixels are decoded, and throws if it is too large.
 * @throws Error when the file is not a complete picture.
 */
export async function decodeHeic(
  content: Buffer,
  assertSize: (width: number, height: number) => void,
): Promise<DecodedPicture> {
  const pictures = new libheif.HeifDecoder().decode(content);
  const picture = pictures.find((each) => each.is_primary());
  if (picture === undefined) throw new Error('The file holds no picture.');
  const [width, height] = [picture.get_width(), picture.get_height()];
  assertSize(width, height);
  const data = new Uint8Array(width * height * 4);
  const target = await new Promise<unknown>((resolve) => picture.display({ data }, resolve));
  if (target === null) throw new Error('The picture cannot be decoded.');
  return { data, width, height };
}
