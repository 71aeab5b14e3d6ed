import type { UploadMediaType } from '@cleaning/contract/files/rules';
import { RefusedFileError } from './refused-file.ts';
import { serveReader } from './serve-reader.ts';
import type { Inspection, InspectionResult } from './run-inspection.ts';

// The main module of a process that inspects one file. It loads only the reader for that type of
// file.
serveReader(inspect);

type Reader = (content: Buffer) => InspectionResult | Promise<InspectionResult>;

async function inspect({ content, mediaType }: Inspection): Promise<InspectionResult> {
  // Outside of the `try`, because failing to load a reader is not the file's fault.
  const read = await readerOf(mediaType);
  try {
    return await read(Buffer.from(content.buffer, content.byteOffset, content.length));
  } catch (error) {
    return { refusal: error instanceof RefusedFileError ? error.refusal : 'damaged' };
  }
}

async function readerOf(mediaType: UploadMediaType): Promise<Reader> {
  if (mediaType === 'application/pdf') {
    const { checkPdf } = await import('./check-pdf.ts');
    return (content) => {
      checkPdf(content);
      return { mediaType, content: null };
    };
  }
  const { rewriteHeic, rewritePicture } = await import('./rewrite-picture.ts');
  return mediaType === 'image/heic'
    ? async (content) => ({ mediaType: 'image/jpeg', content: await rewriteHeic(content) })
    : async (content) => ({ mediaType, content: await rewritePicture(content, mediaType) });
}
