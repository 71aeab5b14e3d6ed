const TABLE_ENTRY = 16;
const CHARACTER_MAP_ENTRY = 8;
const SEGMENTED = 4;

/**
 * The letters that a font has, as code points, read from its character map. What a font is said to
 * have is no guide: subsets are named by the ranges that they were cut from, and a font fills few of
 * them.
 *
 * @param font a plain font, unpacked.
 * @throws Error when it has no map of the usual kind.
 */
export function lettersOfFont(font: Buffer): ReadonlySet<number> {
  const map = characterMapOf(font);
  const doubledCount = map.readUInt16BE(6);
  const letters = new Set<number>();
  for (let at = 0; at < doubledCount; at += 2) {
    const end = map.readUInt16BE(14 + at);
    const startPlace = 16 + doubledCount + at;
    const start = map.readUInt16BE(startPlace);
    const shift = map.readUInt16BE(startPlace + doubledCount);
    const offsetPlace = startPlace + 2 * doubledCount;
    const offset = map.readUInt16BE(offsetPlace);
    for (let letter = start; letter <= end && letter < 0xffff; letter += 1) {
      const shape =
        offset === 0
          ? (letter + shift) & 0xffff
          : map.readUInt16BE(offsetPlace + offset + 2 * (letter - start));
      if (shape !== 0) letters.add(letter);
    }
  }
  return letters;
}

function characterMapOf(font: Buffer): Buffer {
  const table = tableOf(font, 'cmap');
  const count = table.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const map = table.subarray(table.readUInt32BE(4 + index * CHARACTER_MAP_ENTRY + 4));
    if (map.readUInt16BE(0) === SEGMENTED) return map;
  }
  throw new Error('The font has no character map of the usual kind.');
}

function tableOf(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * TABLE_ENTRY;
    if (font.toString('latin1', entry, entry + 4) === tag) {
      const start = font.readUInt32BE(entry + 8);
      return font.subarray(start, start + font.readUInt32BE(entry + 12));
    }
  }
  throw new Error(`The font has no table ${tag}.`);
}
