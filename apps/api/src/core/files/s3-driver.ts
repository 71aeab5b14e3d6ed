import { S3Driver } from 'flydrive/drivers/s3';

/** How long an object store may take, in milliseconds. */
export interface StoreLimits {
  readonly connectMs: number;
  /** From the start of a call to its answer. The content that follows may stand still as long. */
  readonly answerMs: number;
}

/**
 * Both attempts together are shorter than the time after which this service closes a connection
 * without a transfer, so that a caller gets an answer.
 */
const LIMITS: StoreLimits = { connectMs: 3000, answerMs: 20_000 };
const ATTEMPTS = 2;

/**
 * Stores files in an S3-compatible service.
 *
 * @param filesUrl `https://key:secret@host/bucket?region=…`; a key or secret with special
 *   characters is percent-encoded, as in any URL.
 */
export function createS3Driver(
  filesUrl: string,
  { connectMs, answerMs }: StoreLimits = LIMITS,
): S3Driver {
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
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      // Otherwise the client writes a warning, and waits on.
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
    },
  });
}
