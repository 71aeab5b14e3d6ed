import { serveTextReader } from '../../core/files/inspection/serve-text-reader.ts';
import { readContent } from './read-content.ts';
import type { BankFileInput } from './read-bank-file.ts';

// The main module of a process that reads one bank file.
serveTextReader(({ content, ...options }: BankFileInput) =>
  readContent(Buffer.from(content.buffer, content.byteOffset, content.length), options),
);
