import { extname, join } from 'node:path';

/**
 * The main module of a process that reads files: it is beside the module that starts the process,
 * with another extension once built.
 */
export const programBeside = (
  { dirname, filename }: Pick<ImportMeta, 'dirname' | 'filename'>,
  name: string,
): string => join(dirname, `${name}${extname(filename)}`);
