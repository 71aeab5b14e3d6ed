import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bulkPaymentCsv, bulkPaymentFiles, type BulkPaymentRow } from './bulk-payment-files.ts';
import { bulkPaymentFormatOn } from './bulk-payment-format.ts';
import { csvCell } from './csv-cell.ts';
import { formatCsvDate } from './csv-date.ts';

const HEADER =
  'RegistrationNumber,NDISNumber,SupportsDeliveredFrom,SupportsDeliveredTo,SupportNumber,ClaimReference,Quantity,Hours,UnitPrice,GSTCode,AuthorisedBy,ParticipantApproved,InKindFundingProgram,ClaimType,CancellationReason,ABN of Support Provider';

const EXAMPLE =
  '4050000000,430000001,2026-11-20,2026-11-20,01_020_0120_1_1,INV-2026-00012-1,2.5,,60.10,P2,,,,,,18123456789';

const ROW: BulkPaymentRow = {
  registrationNumber: '4050000000',
  ndisNumber: '430000001',
  supportsDeliveredFrom: '2026-11-20',
  supportsDeliveredTo: '2026-11-20',
  supportNumber: '01_020_0120_1_1',
  claimReference: 'INV-2026-00012-1',
  quantityHundredths: 250,
  unitPriceCents: 60_10,
  gstCode: 'P2',
  claimType: '',
  cancellationReason: null,
  abn: '18123456789',
};

const format = bulkPaymentFormatOn('2026-11-21');
const csv = (rows: readonly BulkPaymentRow[]) =>
  bulkPaymentCsv(rows, { format, dateFormat: 'YYYY-MM-DD' });

describe('the claim file', () => {
  test('has the sixteen columns and the example row, with CRLF and without a byte order mark', () => {
    expect(csv([ROW])).toBe(`${HEADER}\r\n${EXAMPLE}\r\n`);
    expect(HEADER.split(',')).toHaveLength(16);
  });

  test('gives a reason for a cancelled visit only', () => {
    const cancelled = { ...ROW, claimType: 'CANC', cancellationReason: 'NSDH' };
    expect(csv([cancelled])).toContain(',CANC,NSDH,18123456789');
    expect(csv([{ ...cancelled, claimType: '' }])).toContain(',,,,,,18123456789');
  });

  test.each([
    ['YYYY-MM-DD', '2026-11-20'],
    ['YYYY/MM/DD', '2026/11/20'],
    ['DD/MM/YYYY', '20/11/2026'],
  ] as const)('writes dates as %s', (dateFormat, date) => {
    expect(formatCsvDate('2026-11-20', dateFormat)).toBe(date);
    expect(bulkPaymentCsv([ROW], { format, dateFormat })).toContain(`,${date},${date},`);
  });

  test('is split into files of at most 5,000 rows, with short names without spaces', () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => ({
      ...ROW,
      claimReference: `INV-2026-00012-${index}`,
    }));
    const files = bulkPaymentFiles(rows, { format, dateFormat: 'YYYY-MM-DD', batchNumber: 12 });
    expect(files.map(({ fileName, rowCount }) => [fileName, rowCount])).toEqual([
      ['BPR000012-01.csv', 5000],
      ['BPR000012-02.csv', 5000],
      ['BPR000012-03.csv', 1],
    ]);
    for (const { fileName, content, rowCount } of files) {
      expect(fileName).toMatch(/^\S{1,19}$/u);
      expect(content.split('\r\n')).toHaveLength(rowCount + 2);
      expect(content.startsWith(HEADER)).toBe(true);
    }
    const references = files.flatMap(({ content }) => content.match(/INV-2026-00012-\d+/gu));
    expect(new Set(references).size).toBe(rows.length);
  });

  test('refuses a batch without rows, or with a number too long for its name', () => {
    const options = { format, dateFormat: 'YYYY-MM-DD', batchNumber: 1 } as const;
    expect(() => bulkPaymentFiles([], options)).toThrow(RangeError);
    for (const batchNumber of [0, 1.5, 1_000_000]) {
      expect(() => bulkPaymentFiles([ROW], { ...options, batchNumber })).toThrow(RangeError);
    }
  });
});

describe('a CSV cell', () => {
  test.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+1', "'+1"],
    ['-1', '-1'],
    ['@a', "'@a"],
    ['\tx', "'\tx"],
    ['＝1+1', "'＝1+1"],
    ['＋61', "'＋61"],
    ['－10.00', "'－10.00"],
    ['＠x', "'＠x"],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\r\nb', '"a\r\nb"'],
    ['plain', 'plain'],
    ['', ''],
  ])('%j is written as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test('keeps an amount that is negative', () => {
    expect(csvCell('-10.00')).toBe('-10.00');
    expect(csvCell('-10+2')).toBe("'-10+2");
  });

  test('never starts a formula, and can be read back unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvCell(text);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(read).not.toMatch(/^(?:[=+@\t\r＝＋－＠]|-(?!\d+(?:\.\d+)?$))/u);
        expect([text, `'${text}`]).toContain(read);
      }),
    );
  });
});
