import { createReadStream } from 'node:fs';
import { access, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import tar from 'tar-stream';
import { BackupError, DAMAGED } from './backup-error.ts';

/** One part of a backup, small enough to hold in memory. */
export interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

const AGE_HEADER = 'age-encryption.org/v1';

/**
 * Writes entries as a compressed tar file, encrypted for an age recipient when one is given:
 * standard `age` and `tar` can read it too. The file gets its final name only once it is complete.
 *
 * @param recipient an age public key (`age1…`), or null.
 * @throws BackupError when a file has that name already, or none can be written there.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  recipient: string | null,
): Promise<void> {
  const partial = `${file}.partial`;
  const output = await createPartial(file, partial);
  const pack = tar.pack();
  const packing = (async () => {
    for await (const { name, content } of entries) {
      await new Promise<void>((resolve, reject) => {
        pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
      });
    }
    pack.finalize();
  })().catch((error: unknown) => {
    pack.destroy(error as Error);
  });
  try {
    const compressed = pack.pipe(createGzip());
    pack.on('error', (error) => compressed.destroy(error));
    const source = recipient === null ? compressed : await encrypt(compressed, recipient);
    await pipeline(source, output.createWriteStream({ flush: true }));
    await packing;
    await assertUnused(file);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** The partial file is created exclusively, so that two backups never write to one name. */
async function createPartial(file: string, partial: string): Promise<FileHandle> {
  await assertUnused(file);
  try {
    return await open(partial, 'wx', 0o600);
  } catch (cause) {
    throw new BackupError(`${file} cannot be written. ${messageOf(cause)}`, { cause });
  }
}

async function assertUnused(file: string): Promise<void> {
  const isUsed = await access(file).then(
    () => true,
    () => false,
  );
  if (isUsed) throw new BackupError(`${file} exists, and is not overwritten. Name another file.`);
}

/**
 * The entries of an archive, in their order.
 *
 * @param identity the age secret key (`AGE-SECRET-KEY-1…`) that it was encrypted for, or null.
 * @throws BackupError when the key does not fit, or the archive is damaged or cannot be read.
 */
export async function* readArchive(file: string, identity: string | null): AsyncGenerator<Entry> {
  const isEncrypted = (await readStart(file)) === AGE_HEADER;
  if (isEncrypted && identity === null) {
    throw new BackupError('This backup is encrypted. Name the file with its key: --identity FILE');
  }
  const extract = tar.extract();
  const source = createReadStream(file);
  const compressed = isEncrypted && identity !== null ? await decrypt(source, identity) : source;
  const reading = pipeline(compressed, createGunzip(), extract).catch((error: unknown) => {
    extract.destroy(error as Error);
  });
  try {
    for await (const entry of extract) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name: entry.header.name, content: Buffer.concat(chunks) };
    }
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(DAMAGED, { cause });
  } finally {
    source.destroy();
    await reading;
  }
}

async function readStart(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of createReadStream(file, { end: AGE_HEADER.length - 1 })) {
      chunks.push(chunk as Buffer);
    }
  } catch (cause) {
    throw new BackupError(`${file} cannot be read. ${messageOf(cause)}`, { cause });
  }
  return Buffer.concat(chunks).toString('latin1');
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

async function encrypt(source: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new BackupError('The recipient is not an age public key (age1…).', { cause });
  }
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(source)));
}

async function decrypt(source: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(source)));
  } catch (cause) {
    throw new BackupError('The key does not open this backup.', { cause });
  }
}
