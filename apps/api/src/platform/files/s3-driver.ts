import { S3Driver } from 'flydrive/drivers/s3';

/**
 * The timeout for connecting to the store, in milliseconds, and below it the one for a whole call.
 */
const CONNECT_TIMEOUT_MS = 5000;
const CALL_TIMEOUT_MS = 60_000;

/**
 * Stores files in an S3-compatible service.
 *
 * @param filesUrl `https://key:secret@host/bucket?region=…`; a key or secret with special
 *   characters is percent-encoded, as in any URL.
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
    // The bucket is in the path and not in the host name, which every S3-compatible service
    // supports.
    forcePathStyle: true,
    visibility: 'private',
    supportsACL: false,
    // Services other than Amazon's do not support checksums in a trailer.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: CALL_TIMEOUT_MS },
  });
}
