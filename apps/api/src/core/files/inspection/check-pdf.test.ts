import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { aPdf } from '../../../../test/sample-files.ts';
import { checkPdf } from './check-pdf.ts';
import { RefusedFileError, type Refusal } from './refused-file.ts';

function verdictOn(content: Buffer): Refusal | 'sound' {
  try {
    checkPdf(content);
    return 'sound';
  } catch (error) {
    return error instanceof RefusedFileError ? error.refusal : 'damaged';
  }
}

const object = (content: string): Buffer => aPdf(`\n2 0 obj ${content} endobj`);

const SCRIPT = '<</S /JavaScript /JS (app.alert(1))>>';

/** A PDF object with a stream. Its `Length` is the real one unless given. */
function stream(entries: string, content: Buffer, length = `/Length ${content.length}`): Buffer {
  const head = `%PDF-1.7\n2 0 obj <<${entries} ${length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream\nendobj\n%%EOF\n')]);
}

const packed = (text: string, entries = '') =>
  stream(`/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${entries}`, deflateSync(`3 0 ${text}`));

describe('a PDF without active content', () => {
  it('is accepted', () => {
    expect(verdictOn(aPdf())).toBe('sound');
  });

  it.each([
    ['a link', '<</S /URI /URI (https://mail.example/)>>'],
    ['a first page to show', '<</Type /Catalog /OpenAction [1 0 R /Fit]>>'],
    ['a form', '<</FT /Tx /T (Name) /V (Mia)>>'],
    ['words about scripts', '(/JavaScript and /Launch)'],
    ['an outline', '<</First 4 0 R /N 3>>'],
    ['nothing', ''],
  ])('may contain %s', (_what, content) => {
    expect(verdictOn(object(content))).toBe('sound');
  });

  it('may contain object streams, and text about streams', async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText('Clean the stream behind the trailer');
    expect(verdictOn(Buffer.from(await document.save()))).toBe('sound');
    const text = Buffer.from('BT (endstream stream /JS trailer) Tj ET');
    expect(verdictOn(stream('', text, '/Length 3 0 R'))).toBe('sound');
  });
});

describe('a PDF with active content', () => {
  it.each([
    ['a script', SCRIPT],
    ['a program to start', '<</S /Launch /F (cmd.exe)>>'],
    ['a file in it', '<</Type /Filespec /EF <</F 5 0 R>> >>'],
    ['files in it', '<</Names <</EmbeddedFiles 5 0 R>> >>'],
    ['a form to send', '<</S /SubmitForm /F (https://a.example)>>'],
    ['data to fetch', '<</S /ImportData /F (a.fdf)>>'],
    ['a form of XML', '<</AcroForm <</XFA 5 0 R>> >>'],
    ['media', '<</Subtype /RichMedia>>'],
    ['another file to open', '<</S /GoToR /F (other.pdf)>>'],
    ['another file within to open', '<</S /GoToE>>'],
    ['a scene', '<</Subtype /3D>>'],
    ['escapes in a name', '<</S /J#61va#53cript>>'],
    ['a name by itself, for an action elsewhere', '/JavaScript'],
    ['a key twice', '<</S /JavaScript /S /URI>>'],
    ['a comment in the middle', '<</S%\n/JavaScript>>'],
    ['a list in a list', '[[<</A [/Launch]>>]]'],
  ])('is refused for %s', (_what, content) => {
    expect(verdictOn(object(content))).toBe('pdf-active');
  });

  it.each([
    ['a comment in its header', `3 %x\n 0 %\n obj${SCRIPT}endobj`],
    ['other white space', `3\0\f0\robj${SCRIPT}endobj`],
    ['numbers written another way', `+3.0 0.0 obj${SCRIPT}endobj`],
    ['no white space', `3 0obj${SCRIPT}endobj`],
    ['no end', `3 0 obj${SCRIPT}`],
  ])('is refused for an object with %s', (_what, text) => {
    expect(verdictOn(aPdf(`\n${text}`))).toBe('pdf-active');
  });

  it('is refused for a script in an earlier or a later revision', () => {
    const plain = object('<</Type /Catalog>>');
    expect(verdictOn(Buffer.concat([object(SCRIPT), plain]))).toBe('pdf-active');
    expect(verdictOn(Buffer.concat([plain, object(SCRIPT)]))).toBe('pdf-active');
  });

  it('is refused for an object hidden in the stream of another one', () => {
    const hidden = Buffer.from(`3 0 obj ${SCRIPT} endobj`);
    expect(verdictOn(stream('', hidden))).toBe('pdf-active');
    expect(verdictOn(stream('', hidden, '/Length 9 0 R'))).toBe('pdf-active');
  });

  it('is refused for an object hidden in the text of another one', () => {
    expect(verdictOn(object(`(3 0 obj ${SCRIPT} endobj)`))).toBe('pdf-active');
  });

  it.each([
    ['', packed(SCRIPT)],
    [' with escapes', packed('<</S /Java#53cript>>')],
    [' without its type', stream('/N 1 /First 4', Buffer.from(`3 0 ${SCRIPT}`))],
    [
      ' packed twice',
      stream(
        '/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]',
        Buffer.from(`${deflateSync(`3 0 ${SCRIPT}`).toString('hex')}>`),
      ),
    ],
  ])('is refused for a script in an object stream%s', (_what, content) => {
    expect(verdictOn(content)).toBe('pdf-active');
  });

  it('is refused for a script that a library compressed', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.addJavaScript('greet', 'app.alert(1)');
    const again = await PDFDocument.load(await document.save());
    const content = Buffer.from(await again.save({ useObjectStreams: true }));
    expect(content.includes('app.alert')).toBe(false);
    expect(verdictOn(content)).toBe('pdf-active');
  });

  it('is refused for a file that a library compressed', async () => {
    const document = await PDFDocument.create();
    await document.attach(new Uint8Array([1, 2, 3]), 'a.exe');
    expect(verdictOn(Buffer.from(await document.save()))).toBe('pdf-active');
  });

  it.each([
    ['two filters that readers choose from', packed('<<>>', '/Filter /ASCIIHexDecode')],
    ['a step between the bytes', packed('<<>>', '/DecodeParms <</Predictor 12>>')],
    [
      'a length elsewhere',
      stream('/Type /ObjStm /N 1 /First 4', Buffer.from('3 0 <<>>'), '/Length 9 0 R'),
    ],
    [
      'a length that is wrong',
      stream('/Type /ObjStm /N 1 /First 4', Buffer.from('3 0 <<>>'), '/Length 900'),
    ],
    [
      'a filter that is not known',
      stream('/Type /ObjStm /N 1 /First 4 /Filter /Crypt', Buffer.from('3 0')),
    ],
    ['an object cut short', object('<</A [1 2')],
    ['a depth without end', object('['.repeat(100_000))],
    ['no end', aPdf().subarray(0, -8)],
  ])('is damaged with %s', (_what, content) => {
    expect(verdictOn(content)).toBe('damaged');
  });
});

describe('a PDF with a password', () => {
  it('is refused, because it cannot be inspected', async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText('Hello');
    document.encrypt({ userPassword: 'quiet', ownerPassword: 'wren' });
    for (const useObjectStreams of [true, false]) {
      expect(verdictOn(Buffer.from(await document.save({ useObjectStreams })))).toBe(
        'pdf-protected',
      );
    }
  });

  it('is refused when only its end shows the encryption', () => {
    expect(verdictOn(aPdf('\ntrailer <</Encrypt 3 0 R /Root 1 0 R>>'))).toBe('pdf-protected');
  });
});
