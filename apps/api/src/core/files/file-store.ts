import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '@cleaning/embedded-postgres/make-folder';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import { ApiError } from '../http/api-error.ts';
import type { StoreLimits } from './s3-driver.ts';

/**
 * Stores the content of files under keys that reveal nothing about them. While an object store
 * fails or does not answer, every call throws ApiError `unavailable`.
 */
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
  /** How long an object store may take, in place of the usual limits. */
  readonly limits?: StoreLimits;
}

/** The file store for a configuration. Nothing is opened before the first file. */
export async function createFileStore(options: FileStoreOptions): Promise<FileStore> {
  const store = onDisk(new Disk(await driverOf(options)));
  return options.filesUrl === null ? store : asUnavailable(store);
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
  return createS3Driver(filesUrl, options.limits);
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

/** Whatever an object store answers instead of doing its work, the caller may try again later. */
function asUnavailable(store: FileStore): FileStore {
  return {
    put: (...file) => store.put(...file).catch(refuseForNow),
    open: (key) => store.open(key).catch(refuseForNow),
    remove: (key) => store.remove(key).catch(refuseForNow),
  };
}

function refuseForNow(cause: unknown): never {
  if (cause instanceof FileMissingError) throw cause;
  throw new ApiError(
    'unavailable',
    'Files cannot be reached right now. Try again in half a minute.',
    { cause, headers: { 'retry-after': '30' } },
  );
}

const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

function isMissing(error: unknown): boolean {
  const cause = error instanceof errors.E_CANNOT_READ_FILE ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  return MISSING.has(cause.name) || ('code' in cause && MISSING.has(String(cause.code)));
}
