import { S3Driver } from 'flydrive/drivers/s3';

/** How long a connection to the store may take, in milliseconds, and a whole call after it. */
const CONNECT_TIMEOUT_MS = 5000;
const CALL_TIMEOUT_MS = 60_000;

/**
 * Keeps files with an S3-compatible service.
 *
 * @param filesUrl `https://key:secret@host/bucket?region=…`; a key or secret with special characters
 * is percent-encoded, as in any address.
 */
export function createS3Driver(filesUrl: string): S3Driver {
  const url = new URL(filesUrl);
  return new S3Driver({
    endpoint: url.origin,
    bucket: url.pathname.slice(1),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    // The bucket is a path, not a part of the host: every service understands that.
    forcePathStyle: true,
    visibility: 'private',
    supportsACL: false,
    // Services other than Amazon's know no checksums in a trailer.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: CALL_TIMEOUT_MS },
  });
}
