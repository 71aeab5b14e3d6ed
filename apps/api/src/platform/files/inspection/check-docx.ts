import { readArchive } from './read-archive.ts';
import { RefusedFileError } from './refused-file.ts';
import { walkXml, type XmlElement } from './walk-xml.ts';
import { FieldReader } from './word-fields.ts';

const MAIN_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Content types of programs, and of files embedded in the document. */
const PROGRAM_TYPE = /macroenabled|vbaproject|vbadata|activex/iu;
const EMBEDDED_TYPE =
  /oleobject|officedocument\.(?:spreadsheetml\.sheet|presentationml\.presentation|wordprocessingml\.document)$/iu;

/**
 * The names that Word gives to macro parts. Word does not run a part that nothing refers to, but no
 * document needs one.
 */
const PROGRAM_NAME = /(?:^|\/)vba(?:project\.bin|projectsignature\w*\.bin|data\.xml)$/iu;

/**
 * The endings of relationship types that lead to such parts. Hyperlinks are the only external
 * relationships allowed.
 */
const PROGRAM_RELATIONSHIP = /\/(?:vbaproject|wordvbadata|control|activexcontrolbinary)$/iu;
const EMBEDDED_RELATIONSHIP =
  /\/(?:oleobject|package|afchunk|subdocument|frame|attachedtoolbars)$/iu;
const LINK_RELATIONSHIP = /\/hyperlink$/iu;

/**
 * The first bytes of an OLE file (a program or an embedded object, under any name) and of an
 * archive.
 */
const EMBEDDED_BEGINNINGS = [Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.from('PK\x03\x04')];

/**
 * Checks that a file is a Word document without macros, embedded files or external content, and
 * that it unpacks to the sizes that it states.
 *
 * @throws RefusedFileError with the reason; any other error means a damaged file.
 */
export async function checkDocx(content: Buffer): Promise<void> {
  const parts = await readArchive(content);
  const types = readContentTypes(parts.get('[Content_Types].xml'));
  for (const type of types.all) {
    if (PROGRAM_TYPE.test(type)) throw new RefusedFileError('document-macros');
    if (EMBEDDED_TYPE.test(type)) throw new RefusedFileError('document-embeds');
  }
  const main = mainPart(parts.get('_rels/.rels'));
  if (main === null || !parts.has(main) || types.of(main) !== MAIN_TYPE) {
    throw new RefusedFileError('not-word');
  }
  for (const [name, part] of parts) {
    if (PROGRAM_NAME.test(name)) throw new RefusedFileError('document-macros');
    if (EMBEDDED_BEGINNINGS.some((beginning) => part.subarray(0, 8).indexOf(beginning) === 0)) {
      throw new RefusedFileError('document-embeds');
    }
    if (/\.rels$/iu.test(name) || /[/+]xml\b/iu.test(types.of(name))) checkXml(part);
  }
}

function readContentTypes(part: Buffer | undefined) {
  if (part === undefined) throw new RefusedFileError('not-word');
  const byName = new Map<string, string>();
  const byExtension = new Map<string, string>();
  const all: string[] = [];
  walkXml(part, {
    open: ({ attributes }) => {
      const type = attributes.get('ContentType');
      if (type === undefined) return;
      all.push(type);
      const [name, extension] = [attributes.get('PartName'), attributes.get('Extension')];
      if (name !== undefined) byName.set(name.toLowerCase(), type);
      if (extension !== undefined) byExtension.set(extension.toLowerCase(), type);
    },
  });
  const of = (name: string): string => {
    const extension = name.toLowerCase().split('.').at(-1) ?? '';
    const known = byName.get(`/${name.toLowerCase()}`) ?? byExtension.get(extension);
    return known ?? (extension === 'xml' ? 'application/xml' : '');
  };
  return { all, of };
}

/** The part that the archive names as its main document. */
function mainPart(relationships: Buffer | undefined): string | null {
  if (relationships === undefined) return null;
  const targets: string[] = [];
  walkXml(relationships, {
    open: ({ attributes }) => {
      if (attributes.get('Type')?.endsWith('/officeDocument') === true) {
        targets.push((attributes.get('Target') ?? '').replace(/^\//u, ''));
      }
    },
  });
  // With several main documents, another program might open another one.
  return targets.length === 1 ? (targets[0] ?? null) : null;
}

function checkXml(part: Buffer): void {
  const fields = new FieldReader();
  walkXml(part, {
    open: (element) => {
      checkRelationship(element);
      fields.open(element);
    },
    text: (text, element) => fields.text(text, element),
  });
  fields.end();
}

function checkRelationship({ name, attributes }: XmlElement): void {
  if (name !== 'Relationship') return;
  const type = attributes.get('Type') ?? '';
  if (PROGRAM_RELATIONSHIP.test(type)) throw new RefusedFileError('document-macros');
  const isExternal = attributes.get('TargetMode')?.toLowerCase() === 'external';
  if (EMBEDDED_RELATIONSHIP.test(type) || (isExternal && !LINK_RELATIONSHIP.test(type))) {
    throw new RefusedFileError('document-embeds');
  }
}
