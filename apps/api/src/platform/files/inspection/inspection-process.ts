import type { UploadMediaType } from '@cleaning/contract';
import { RefusedFileError } from './refused-file.ts';
import type { Inspection, InspectionResult } from './run-inspection.ts';

// The program of a process that reads one file and ends. Each reader is loaded for the files it reads.
process.once('message', (inspection: Inspection) => {
  void inspect(inspection).then((result) => process.send?.(result));
});
process.send?.('ready');

type Reader = (content: Buffer) => InspectionResult | Promise<InspectionResult>;

async function inspect({ content, mediaType }: Inspection): Promise<InspectionResult> {
  // Outside the block: a reader that cannot be loaded is no fault of the file.
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
  if (mediaType === 'application/vnd.openxmlformats-officedocument.wordprocessingml.document') {
    const { checkDocx } = await import('./check-docx.ts');
    return async (content) => {
      await checkDocx(content);
      return { mediaType, content: null };
    };
  }
  const { rewriteHeic, rewritePicture } = await import('./rewrite-picture.ts');
  return mediaType === 'image/heic'
    ? async (content) => ({ mediaType: 'image/jpeg', content: await rewriteHeic(content) })
    : async (content) => ({ mediaType, content: await rewritePicture(content, mediaType) });
}
