import { textOfRemittance } from '@cleaning/contract/claims/rules';
import { describe, expect, test } from 'vitest';
import { parseRemittance } from '../src/claims/remittance/parse-remittance.ts';
import { readBankTable, readBankText, refusalOfBankText } from './bank-text.ts';

const MARK = '\uFEFF';
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

const MARKED = [
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with its mark', (text: string) => Buffer.from(MARK + text)],
  ['UTF-16, low byte first', (text: string) => Buffer.from(MARK + text, 'utf16le')],
  ['UTF-16, high byte first', (text: string) => bigEndian(MARK + text)],
] as const;
const inWindows = (text: string) => Buffer.from(text, 'latin1');

const NAME = 'Zoë Nguyễn';
const NAME_IN_WINDOWS = 'Zoë Nguyen';
const WORDS = `${NAME} 26000364`;

const BANK_ROW = { bookedOn: '2026-11-20', amountCents: 1280_00, text: WORDS };

const rowsOfBank = (content: Buffer) =>
  readBankText(content).rows.map(({ bookedOn, amountCents, text }) => ({
    bookedOn,
    amountCents,
    text,
  }));

/** The reader of an unknown layout shows what is in the columns. */
const columnsOfBank = (content: Buffer) =>
  readBankTable(content).table?.columns.map(({ name, samples }) => [name, ...samples]);

const remittanceOf = (content: Buffer) => textOfRemittance(new File([new Uint8Array(content)], ''));

async function rowsOfRemittance(content: Buffer) {
  const decoded = await remittanceOf(content);
  if (decoded.refusal !== null) throw new Error(decoded.refusal);
  return parseRemittance(decoded.text, 10);
}

const CAMT = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="AUD">1280.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${WORDS}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
const OFX = `<STMTTRN><DTPOSTED>20261120<TRNAMT>1280.00<NAME>${WORDS}</STMTTRN></OFX>`;

type Reader = readonly [
  name: string,
  text: string,
  read: (content: Buffer) => unknown,
  expected: unknown,
];

const rejected = [
  { reference: 'INV-2026-00099-1', outcome: 'rejected', reason: `No plan of ${NAME}` },
];

const SPREADSHEETS: readonly Reader[] = [
  ['CSV', `20/11/2026,"1,280.00",${WORDS}\r\n`, rowsOfBank, [BANK_ROW]],
  [
    'CSV with names',
    `Date,Narrative,Debit Amount,Credit Amount\r\n20/11/2026,"${WORDS}",,1280.00\r\n`,
    rowsOfBank,
    [BANK_ROW],
  ],
  [
    'tabs, as of "Unicode Text"',
    `Date\tAmount\tDescription\r\n20/11/2026\t"1,280.00"\t${WORDS}\r\n`,
    rowsOfBank,
    [BANK_ROW],
  ],
  ['tabs without names', `20/11/2026\t"1,280.00"\t${WORDS}\r\n`, rowsOfBank, [BANK_ROW]],
  [
    'CSV that is not known',
    `Posted;Who;Größe\r\n20/11/2026;${NAME};1.00\r\n`,
    columnsOfBank,
    [
      ['Posted', '20/11/2026'],
      ['Who', NAME],
      ['Größe', '1.00'],
    ],
  ],
  ['OFX 1', `OFXHEADER:100\r\n\r\n<OFX>${OFX}`, rowsOfBank, [BANK_ROW]],
  ['OFX 2', `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX>${OFX}`, rowsOfBank, [BANK_ROW]],
  [
    'answers of the NDIA',
    `ClaimReference,Payment Request Status,PaidTotalAmount,Error Message\r\nINV-2026-00099-1,ERROR,0.00,"No plan of ${NAME}"\r\n`,
    rowsOfRemittance,
    rejected,
  ],
  [
    'answers with tabs',
    `Invoice Number\tAmount Paid\tStatus\tNotes\r\nINV-2026-00099-1\t0.00\tRejected\tNo plan of ${NAME}\r\n`,
    rowsOfRemittance,
    rejected,
  ],
];

const CAMT_READER: Reader = ['CAMT', CAMT, rowsOfBank, [BANK_ROW]];

describe('a text that people choose', () => {
  test.each([...SPREADSHEETS, CAMT_READER])(
    'as %s has the same rows in each encoding',
    async (_name, text, read, expected) => {
      for (const [encoding, encode] of MARKED) {
        const declared = encoding.startsWith('UTF-16') ? text.replace('"UTF-8"', '"UTF-16"') : text;
        expect([encoding, await read(encode(declared))]).toMatchObject([encoding, expected]);
      }
    },
  );

  test.each(SPREADSHEETS)(
    'as %s keeps its accents in Windows-1252',
    async (_name, text, read, expected) => {
      const written = text.replaceAll(NAME, NAME_IN_WINDOWS);
      const wanted: unknown = JSON.parse(
        JSON.stringify(expected).replaceAll(NAME, NAME_IN_WINDOWS),
      );
      expect(await read(inWindows(written))).toMatchObject(wanted as object);
    },
  );

  const longer = `Date,Amount,Description\r\n${`20/11/2026,10.00,${WORDS}\r\n`.repeat(40)}`;

  test.each([
    [
      'that was cut off within a letter',
      Buffer.from(MARK + longer, 'utf16le').subarray(0, -1),
      'UTF-16, but it was cut off',
    ],
    [
      'with half of a letter',
      Buffer.from(`${MARK}${longer}\uD83D,`, 'utf16le'),
      'UTF-16, but it was cut off',
    ],
    [
      'in UTF-16 to which rows were added',
      Buffer.concat([bigEndian(MARK + longer), Buffer.from('21/11/2026,10.00,ABC\r\n')]),
      'or a part of it is not',
    ],
    [
      'to which rows in UTF-16 were added',
      Buffer.concat([Buffer.from(longer), bigEndian(longer)]),
      'without the mark',
    ],
    ['in UTF-16 without its mark', Buffer.from(longer, 'utf16le'), 'without the mark'],
    [
      'that says UTF-8, and is in Windows-1252',
      Buffer.concat([Buffer.from(MARK), inWindows(longer)]),
      'says that it is in UTF-8',
    ],
  ])('is refused by each reader %s', async (_what, content, refusal) => {
    expect(refusalOfBankText(content)).toContain(refusal);
    expect(await remittanceOf(content)).toEqual({ refusal: refusalOfBankText(content) });
  });

  test('is refused where it is none, with the kind of file to choose', async () => {
    const archive = Buffer.from('PK\u0003\u0004\0\0\0\0');
    expect(refusalOfBankText(archive)).toContain('Choose an OFX, CAMT.053 (XML) or CSV file.');
    expect(await remittanceOf(archive)).toEqual({
      refusal:
        'This is not a CSV file. Export the answers as CSV, or save the spreadsheet as CSV UTF-8.',
    });
  });

  test.each([
    ['UTF-16, in UTF-8', Buffer.from(CAMT.replace('"UTF-8"', '"UTF-16"'))],
    ['UTF-8, in UTF-16', bigEndian(MARK + CAMT)],
    ['the other UTF-16', bigEndian(MARK + CAMT.replace('"UTF-8"', '"UTF-16LE"'))],
    ['Windows-1252', inWindows(CAMT.replace('"UTF-8"', '"windows-1252"'))],
    ['nothing, in Windows-1252', inWindows(CAMT.replace(' encoding="UTF-8"', ''))],
  ])('as XML is refused where it declares %s', (_what, content) => {
    expect(refusalOfBankText(content)).toContain('This XML file is not in the encoding');
  });

  test('holds the limits of its size before and after it is decoded', async () => {
    const atLimit = 'x'.repeat(500_000);
    expect(await remittanceOf(Buffer.from(MARK + atLimit.slice(1), 'utf16le'))).toMatchObject({
      refusal: null,
    });
    for (const content of [
      Buffer.from(`${MARK}${atLimit}xx`, 'utf16le'),
      Buffer.from(`${atLimit}x`),
    ]) {
      expect(await remittanceOf(content)).toEqual({
        refusal: 'Choose a CSV file of up to 500 KB.',
      });
    }
  });
});
