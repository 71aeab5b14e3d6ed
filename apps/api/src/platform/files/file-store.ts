import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '@cleaning/embedded-postgres/make-folder';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';

/** Stores the content of files under keys that reveal nothing about them. */
export interface FileStore {
  put(key: string, content: Buffer, mediaType: string): Promise<void>;
  /** @throws FileMissingError when nothing is stored under the key. */
  open(key: string): Promise<Readable>;
  /** Removing a missing file does nothing. */
  remove(key: string): Promise<void>;
}

/** The file of a database row is missing in the store. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

interface FileStoreOptions {
  /** `https://key:secret@host/bucket?region=…` of an S3-compatible service, or null for the disk. */
  readonly filesUrl: string | null;
  /** The data directory, whose folder `files` is used when files are kept on disk. */
  readonly dataDirectory: string;
}

/** The file store for a configuration. Nothing is opened before the first file. */
export async function createFileStore(options: FileStoreOptions): Promise<FileStore> {
  return onDisk(new Disk(await driverOf(options)));
}

/**
 * Creates the folder of the files, which only the user of the service can enter.
 *
 * @returns the folder, or null when an object store keeps the files.
 */
export async function makeFileFolder(options: FileStoreOptions): Promise<string | null> {
  if (options.filesUrl !== null) return null;
  const folder = fileFolderOf(options);
  await makeFolder(folder, 0o700);
  return folder;
}

const fileFolderOf = ({ dataDirectory }: FileStoreOptions): string => join(dataDirectory, 'files');

async function driverOf(options: FileStoreOptions): Promise<DriverContract> {
  const { filesUrl } = options;
  if (filesUrl === null) {
    return new FSDriver({ location: fileFolderOf(options), visibility: 'private' });
  }
  // The S3 client is large, so it is loaded only where it is used.
  const { createS3Driver } = await import('./s3-driver.ts');
  return createS3Driver(filesUrl);
}

function onDisk(disk: Disk): FileStore {
  return {
    put: (key, content, mediaType) => disk.put(key, content, { contentType: mediaType }),
    async open(key) {
      try {
        const stream = await disk.getStream(key);
        // A file on disk is opened only after its stream is created.
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
