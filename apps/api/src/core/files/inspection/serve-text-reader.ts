import { serveReader } from './serve-reader.ts';
import { TextFileError } from './text-file-error.ts';

/** The answer of a process that reads a text file. */
export type TextAnswer<File> = { readonly refusal: string } | { readonly file: File };

/** The main part of a process that `readTextFile` starts. */
export function serveTextReader(read: (input: never) => unknown): void {
  serveReader((input: never): TextAnswer<unknown> => {
    try {
      return { file: read(input) };
    } catch (error) {
      if (error instanceof TextFileError) return { refusal: error.message };
      throw error;
    }
  });
}
