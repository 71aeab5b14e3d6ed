import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateSecretFile } from '@cleaning/embedded-postgres/secret-file';

/** The key of a machine that was given none: made at the first start and kept beside its data. */
export function keptSecretKey(dataDirectory: string): Promise<string> {
  return readOrCreateSecretFile(join(dataDirectory, 'secret-key'), () =>
    randomBytes(32).toString('base64'),
  );
}
