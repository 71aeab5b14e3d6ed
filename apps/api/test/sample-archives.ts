import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: Buffer | string;
  /** False statements in the headers. */
  readonly stated?: {
    /** The size, in both headers. */
    readonly bytes?: number;
    readonly flags?: number;
    readonly crc?: number;
    /** The name, in the part's own header only. */
    readonly localName?: string;
    readonly localBytes?: number;
    /** An extra field, in the directory only. */
    readonly extraField?: Buffer;
  };
}

interface Archive {
  readonly comment?: string;
  /** Bytes that belong to no part. */
  readonly before?: Buffer;
  readonly beforeDirectory?: Buffer;
}

/** Builds a zip archive byte by byte, so that its headers can contain false statements. */
export function aZip(parts: readonly ZipPart[], archive: Archive = {}): Buffer {
  const { comment = '', before = Buffer.alloc(0), beforeDirectory = Buffer.alloc(0) } = archive;
  const locals: Buffer[] = [before];
  const entries: Buffer[] = [];
  let offset = before.length;
  for (const part of parts) {
    const { local, entry } = headersOf(part, offset);
    locals.push(local);
    entries.push(entry);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset + beforeDirectory.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, beforeDirectory, directory, end, Buffer.from(comment)]);
}

function headersOf({ name, content, stated = {} }: ZipPart, offset: number) {
  const whole = Buffer.from(content);
  const packed = deflateRawSync(whole);
  const { bytes = whole.length, flags = 0, crc = crc32(whole), localName = name } = stated;
  const { localBytes = bytes, extraField = Buffer.alloc(0) } = stated;
  const common = (size: number, nameLength: number) => {
    const header = Buffer.alloc(24);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(flags, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc, 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(size, 18);
    header.writeUInt16LE(nameLength, 22);
    return header;
  };
  const tail = Buffer.alloc(16);
  tail.writeUInt16LE(extraField.length, 0);
  tail.writeUInt32LE(offset, 12);
  const [nameBytes, localNameBytes] = [Buffer.from(name), Buffer.from(localName)];
  return {
    local: Buffer.concat([
      Buffer.from('PK\x03\x04'),
      common(localBytes, localNameBytes.length),
      Buffer.alloc(2),
      localNameBytes,
      packed,
    ]),
    entry: Buffer.concat([
      Buffer.from('PK\x01\x02\x14\0'),
      common(bytes, nameBytes.length),
      tail,
      nameBytes,
      extraField,
    ]),
  };
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

interface Docx {
  /** The content type of the document; the correct one by default. */
  readonly type?: string;
  /** Further entries of the list of content types. */
  readonly types?: string;
  /**
   * Relationships of the document: `TYPE TARGET`, followed by `external` for those that lead out of
   * the file.
   */
  readonly relationships?: readonly string[];
  /** The XML in the body of the document. */
  readonly body?: string;
  /** Further parts. A part with an existing name replaces that part. */
  readonly parts?: readonly ZipPart[];
  readonly archive?: Archive;
}

/** Builds a Word document as Word would write it, with the given additions. */
export function aDocx({
  type = WORD_TYPE,
  types = '',
  relationships = [],
  body = '<w:p><w:r><w:t>Hello</w:t></w:r></w:p>',
  parts = [],
  archive = {},
}: Docx = {}): Buffer {
  const usual: ZipPart[] = [
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
        <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
        <Default Extension="xml" ContentType="application/xml"/>
        <Override PartName="/word/document.xml" ContentType="${type}"/>${types}</Types>`,
    },
    { name: '_rels/.rels', content: relationshipsPart(['officeDocument word/document.xml']) },
    {
      name: 'word/document.xml',
      content: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
    { name: 'word/_rels/document.xml.rels', content: relationshipsPart(relationships) },
  ];
  const replaced = new Set(parts.map(({ name }) => name));
  return aZip([...usual.filter(({ name }) => !replaced.has(name)), ...parts], archive);
}

function relationshipsPart(relationships: readonly string[]): string {
  const elements = relationships.map((each, index) => {
    const [type = '', target = '', mode] = each.split(' ');
    const attributes = `Id="r${index}" Type="${RELATIONSHIPS}/${type}" Target="${target}"`;
    return `<Relationship ${attributes}${mode === undefined ? '' : ' TargetMode="External"'}/>`;
  });
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${elements.join('')}</Relationships>`;
}
