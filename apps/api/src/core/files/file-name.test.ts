import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['Service agreement.pdf', 'Service agreement.pdf'],
    ['Räumung der Küche, 2. Stock.PDF', 'Räumung der Küche, 2. Stock.pdf'],
    ['清掃の写真.pdf', '清掃の写真.pdf'],
    ['no ending', 'no ending.pdf'],
    ['report.v2', 'report.v2.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    [String.raw`C:\Users\me\plan.pdf`, 'plan.pdf'],
    ['a\u0000b\r\nc.pdf', 'ab c.pdf'],
    ['invoice\u202Efdp.pdf', 'invoicefdp.pdf'],
    ['zero\u200Bwidth\uFEFF.pdf', 'zerowidth.pdf'],
    ['a<b>:"c"|?*.pdf', 'a_b___c____.pdf'],
    ['  many   spaces  .pdf', 'many spaces.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['lpt1.old.pdf', '_lpt1.old.pdf'],
    ['.pdf', 'file.pdf'],
    ['', 'file.pdf'],
    ['../..', 'file.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
    ['\uD800broken.pdf', '\uFFFDbroken.pdf'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(safeFileName(sent, 'application/pdf')).toBe(kept);
  });

  it.each([
    ['photo.heic', 'photo.jpg'],
    ['IMG_1.HEIF', 'IMG_1.jpg'],
    ['photo', 'photo.jpg'],
    ['IMG_1.jpg', 'IMG_1.jpg'],
    ['IMG_1.png', 'IMG_1.jpg'],
    ['St.John', 'St.John.jpg'],
  ])('%j of a picture that became a JPEG is kept as %j', (sent, kept) => {
    expect(safeFileName(sent, 'image/heic', 'image/jpeg')).toBe(kept);
  });

  it('is shortened, with its extension, to what every system accepts', () => {
    const name = safeFileName(`${'長'.repeat(300)}.pdf`, 'application/pdf');
    expect(Buffer.byteLength(name)).toBeGreaterThan(190);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name.endsWith('長.pdf')).toBe(true);
  });

  it.each(['.', ' ', '. ', '.a', '<', '/', '\u200B', '\u0301\u0327'])(
    'takes no time for a name of tens of thousands of %j',
    (part) => {
      const before = process.cpuUsage();
      safeFileName(`x${part.repeat(40_000 / part.length)}y.pdf`, 'application/pdf');
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
    },
  );

  it('is safe for any input, and does not change when cleaned twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (sent) => {
        const name = safeFileName(sent, 'image/jpeg');
        expect(name).toMatch(/^[^\p{Cc}\p{Cf}\\/<>:"|?*]+\.jpe?g$/u);
        expect(name).not.toMatch(/^[. ]/u);
        expect(safeFileName(name, 'image/jpeg')).toBe(name);
      }),
    );
  });
});
