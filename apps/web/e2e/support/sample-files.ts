import sharp from 'sharp';

/** A one-page PDF with a line of text, which a viewer can show. */
export function createPdf(words: string): Uint8Array<ArrayBuffer> {
  const drawing = `BT /F1 24 Tf 40 100 Td (${words}) Tj ET`;
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${drawing.length}>>stream
${drawing}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`);
}

/** A photo of a blue wall. */
export const createPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#006da6' } })
    .jpeg()
    .toBuffer();
