import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../http/files.ts';
import { UPLOAD_ACCEPT, UPLOAD_REFUSALS, refusalBeforeUpload } from './upload-refusals.ts';

describe('the check of a file before it is uploaded', () => {
  it.each([
    ['Kitchen.jpg', 1],
    ['KITCHEN.JPEG', MAX_UPLOAD_BYTES],
    ['Agreement (signed).pdf ', 5],
    ['No ending at all', 5],
    ['Ends in a dot.', 5],
  ])('accepts %j of %d bytes', (name, size) => {
    expect(refusalBeforeUpload({ name, size }, MAX_UPLOAD_BYTES)).toBeNull();
  });

  it.each([
    ['setup.exe', 10, UPLOAD_REFUSALS.notTaken],
    ['page.pdf.html', 10, UPLOAD_REFUSALS.notTaken],
    ['Letter.docx', 10, 'Word files are not accepted. Save it as a PDF, and choose that.'],
    ['LETTER.DOC ', 10, UPLOAD_REFUSALS.word],
    ['plan.pdf', 0, UPLOAD_REFUSALS.empty],
    ['plan.pdf', MAX_UPLOAD_BYTES + 1, 'This file is larger than 10 MB. Choose a smaller one.'],
  ])('names the problem of %j of %d bytes', (name, size, words) => {
    expect(refusalBeforeUpload({ name, size }, MAX_UPLOAD_BYTES)).toBe(words);
  });

  it('lists the file extensions for the file picker', () => {
    expect(UPLOAD_ACCEPT).toBe('.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif');
  });
});
