import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';

/** Where the content of files is kept, by keys that reveal nothing about it. */
export interface FileStore {
  put(key: string, content: Buffer, mediaType: string): Promise<void>;
  /** @throws FileMissingError when there is nothing under the key. */
  open(key: string): Promise<Readable>;
  /** Removing what is not there does no harm. */
  remove(key: string): Promise<void>;
}

/** A row of the database has no content in the store. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

interface FileStoreOptions {
  /** `https://key:secret@host/bucket?region=…` of an S3-compatible service, or null for the disk. */
  readonly filesUrl: string | null;
  /** Holds the folder `files` when the disk is used. */
  readonly dataDirectory: string;
}

/** The store that a configuration asks for. Nothing is opened before the first file. */
export async function createFileStore(options: FileStoreOptions): Promise<FileStore> {
  return onDisk(new Disk(await driverOf(options)));
}

async function driverOf({ filesUrl, dataDirectory }: FileStoreOptions): Promise<DriverContract> {
  if (filesUrl === null) {
    return new FSDriver({ location: join(dataDirectory, 'files'), visibility: 'private' });
  }
  // The client of S3 is large, and most machines do without it.
  const { createS3Driver } = await import('./s3-driver.ts');
  return createS3Driver(filesUrl);
}

function onDisk(disk: Disk): FileStore {
  return {
    put: (key, content, mediaType) => disk.put(key, content, { contentType: mediaType }),
    async open(key) {
      try {
        const stream = await disk.getStream(key);
        // A file of the disk is opened after the stream is given.
        await once(stream, 'readable');
        return stream;
      } catch (cause) {
        if (isMissing(cause)) throw new FileMissingError(`No file is kept as ${key}.`, { cause });
        throw cause;
      }
    },
    remove: (key) => disk.delete(key),
  };
}

const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

function isMissing(error: unknown): boolean {
  const cause = error instanceof errors.E_CANNOT_READ_FILE ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  return MISSING.has(cause.name) || ('code' in cause && MISSING.has(String(cause.code)));
}
