import { deflateRawSync } from 'node:zlib';
import { expect, describe, it } from 'vitest';
import { aDocx, aZip, type ZipPart } from '../../../../test/sample-archives.ts';
import { checkDocx } from './check-docx.ts';
import { RefusedFileError, type Refusal } from './refused-file.ts';

type DocxOptions = NonNullable<Parameters<typeof aDocx>[0]>;

async function verdictOn(content: Buffer): Promise<Refusal | 'sound'> {
  try {
    await checkDocx(content);
    return 'sound';
  } catch (error) {
    return error instanceof RefusedFileError ? error.refusal : 'damaged';
  }
}

const part = (name: string, content: string | Buffer = 'x', stated = {}): DocxOptions => ({
  parts: [{ name, content, stated }],
});

const run = (inner: string) => `<w:r>${inner}</w:r>`;
const code = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const field = (...inner: readonly string[]) =>
  `<w:p>${mark('begin')}${inner.join('')}${mark('separate')}${run('<w:t>1</w:t>')}${mark('end')}</w:p>`;

const MACRO_DOCUMENT = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const VBA = 'application/vnd.ms-office.vbaProject';
const OLE_FILE = Buffer.from('D0CF11E0A1B11AE100000000', 'hex');

describe('a Word document', () => {
  it.each<[string, DocxOptions]>([
    ['plain', {}],
    ['with a link', { relationships: ['hyperlink https://mail.example/ external'] }],
    ['with a picture', part('word/media/image1.png', '\x89PNG')],
    ['with a folder', part('word/media/', '')],
    ['with a number of the page', { body: field(code(' PAGE ')) }],
    ['with a field in a field', { body: field(code(' IF '), field(code('PAGE')), code(' = 1')) }],
    ['that speaks of DDE', { body: '<w:p><w:r><w:t>DDEAUTO</w:t></w:r></w:p>' }],
    ['with a comment behind it', { archive: { comment: 'by hand' } }],
  ])('%s is accepted', async (_what, options) => {
    expect(await verdictOn(aDocx(options))).toBe('sound');
  });

  it.each<[string, DocxOptions]>([
    ['a document of macros', { type: MACRO_DOCUMENT }],
    ['a program', { types: `<Override PartName="/word/x.bin" ContentType="${VBA}"/>` }],
    ['a program of no name', { types: `<Default Extension="jpg" ContentType="${VBA}"/>` }],
    ['a program that nothing leads to', part('word/vbaProject.bin', 'x')],
    ['the list of its programs', part('word/vbaData.xml', '<x/>')],
    ['a relationship to a program', { relationships: ['vbaProject media/image1.png'] }],
    ['a control', { relationships: ['control activeX/activeX1.xml'] }],
  ])('is refused for macros with %s', async (_what, options) => {
    expect(await verdictOn(aDocx(options))).toBe('document-macros');
  });

  it.each<[string, DocxOptions]>([
    ['an OLE file by another name', part('word/media/image1.png', OLE_FILE)],
    ['a document by another name', part('word/media/image1.png', aDocx())],
    ['a relationship to an object', { relationships: ['oleObject embeddings/o.bin'] }],
    ['a relationship to an object elsewhere', { relationships: ['oleObject file:///a external'] }],
    ['a relationship to a package', { relationships: ['package embeddings/sheet.xlsx'] }],
    ['a piece of another format', { relationships: ['aFChunk a.html'] }],
    ['a template elsewhere', { relationships: ['attachedTemplate https://a.example external'] }],
    ['a picture elsewhere', { relationships: ['image https://a.example/p.png external'] }],
    ['a frame elsewhere', { relationships: ['frame https://a.example external'] }],
    ['DDE', { body: field(code(' DDE c cmd.exe ')) }],
    ['DDEAUTO', { body: field(code('ddeauto c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"')) }],
    ['DDEAUTO split over runs', { body: field(code(' DD'), code('EA'), code('UTO c cmd')) }],
    ['DDEAUTO in paragraphs', { body: field(code('DDE'), '</w:p><w:p>', code('AUTO c cmd')) }],
    ['DDEAUTO as one element', { body: '<w:fldSimple w:instr=" DDEAUTO c cmd"/>' }],
    ['DDEAUTO in a field', { body: field(code(' IF '), field(code('DDEAUTO c cmd'))) }],
    ['DDEAUTO made by a field', { body: field(field(code('QUOTE 68 68 69')), code(' c cmd')) }],
    ['DDEAUTO half made by a field', { body: field(code(' DD'), field(code('QUOTE 69'))) }],
    ['DDEAUTO without an end', { body: `<w:p>${mark('begin')}${code('DDEAUTO c cmd')}</w:p>` }],
    [
      'DDEAUTO that was deleted',
      { body: field(code('DDEAUTO c').replaceAll('instrText', 'delInstrText')) },
    ],
    ['a text elsewhere', { body: field(code(' INCLUDETEXT "\\\\\\\\a.example\\\\b.docx" ')) }],
    [
      'DDEAUTO under another prefix',
      part(
        'word/document.xml',
        '<a:d xmlns:a="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><a:fldSimple a:instr="DDE c cmd"/></a:d>',
      ),
    ],
    [
      'DDEAUTO in a part that is not called XML',
      {
        types:
          '<Override PartName="/word/f.dat" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/>',
        ...part('word/f.dat', '<f xmlns:w="w"><w:fldSimple w:instr="DDE c cmd"/></f>'),
      },
    ],
    [
      'a sheet',
      {
        types:
          '<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>',
      },
    ],
  ])('is refused for embedded content: %s', async (_what, options) => {
    expect(await verdictOn(aDocx(options))).toBe('document-embeds');
  });

  const BODY = { name: 'word/document.xml' };
  const twice: readonly ZipPart[] = [
    { name: 'word/footer.xml', content: '<a/>' },
    { name: 'word/FOOTER.xml', content: '<b/>' },
  ];
  it.each<[string, DocxOptions]>([
    ['a name that leads out', part('../evil.xml')],
    ['a name that leads out, encoded', part('word/%2e%2e/%2e%2e/evil.bin')],
    ['a name that leads out, the other way', part('word\\..\\..\\evil.bin')],
    ['an absolute name', part('/etc/cron.d/evil')],
    ['a name of a drive', part('C:/evil.exe')],
    ['a name twice', { parts: twice }],
    ['another name in its own header', part('word/a.bin', 'x', { localName: 'word/b.bin' })],
    ['another size in its own header', part('word/a.bin', 'x', { localBytes: 5 })],
    ['a wrong checksum', part('word/a.bin', 'x', { crc: 1 })],
    ['patched data', part('word/a.bin', 'x', { flags: 0x20 })],
    [
      'sizes of 64 bits',
      part('word/a.bin', 'x', { extraField: Buffer.from('\x01\0\x08\0xxxxxxxx') }),
    ],
    [
      'a second name',
      part('word/a.bin', 'x', { extraField: Buffer.from('\x75\x70\x01\0x', 'latin1') }),
    ],
    ['a part that it does not list', { archive: { beforeDirectory: deflateRawSync('x') } }],
    ['something before it', { archive: { before: Buffer.from('#!/bin/sh\n') } }],
    [
      'a document type',
      { parts: [{ ...BODY, content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }] },
    ],
    ['words of two bytes', { parts: [{ ...BODY, content: Buffer.from('\uFEFF<a/>', 'utf16le') }] }],
    [
      'words of seven bits',
      { parts: [{ ...BODY, content: '<?xml version="1.0" encoding="utf-7"?><a/>' }] },
    ],
    ['words that do not end', { parts: [{ ...BODY, content: '<a>' }] }],
  ])('is damaged with %s', async (_what, options) => {
    expect(await verdictOn(aDocx(options))).toBe('damaged');
  });

  it('is locked when a part is encrypted', async () => {
    expect(await verdictOn(aDocx(part('word/a.bin', 'x', { flags: 1 })))).toBe(
      'document-protected',
    );
  });

  it.each([
    ['says it unpacks to gigabytes', { bytes: 4_000_000_000 }, 'bomb'],
    ['unpacks to more than it says', { bytes: 10 }, 'bomb'],
    ['unpacks to less than it says', { bytes: 9_000_000 }, 'damaged'],
  ])('is refused when it %s', async (_what, stated, verdict) => {
    const bomb = aDocx(part('word/big.bin', Buffer.alloc(5_000_000), stated));
    expect(await verdictOn(bomb)).toBe(verdict);
  });

  it('is refused with too many parts, or too large in total', async () => {
    const parts = Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, content: '' }));
    expect(await verdictOn(aZip(parts))).toBe('bomb');
    const vast = Array.from({ length: 13 }, (_, index) => ({
      name: `${index}.bin`,
      content: Buffer.alloc(5_000_000),
    }));
    expect(await verdictOn(aDocx({ parts: vast }))).toBe('bomb');
  });

  it.each<[string, Buffer]>([
    ['an archive of something else', aZip([{ name: 'virus.exe', content: 'x' }])],
    [
      'a template',
      aDocx({
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
      }),
    ],
    [
      'a sheet',
      aDocx({ type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
    ],
    [
      'two documents at once',
      aDocx(
        part(
          '_rels/.rels',
          '<R><Relationship Type="/officeDocument" Target="a"/><Relationship Type="/officeDocument" Target="word/document.xml"/></R>',
        ),
      ),
    ],
    ['a document without a document', aDocx(part('_rels/.rels', '<Relationships/>'))],
  ])('is not recognised when it is %s', async (_what, content) => {
    expect(await verdictOn(content)).toBe('not-word');
  });
});
