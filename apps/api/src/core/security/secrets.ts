import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encryption and keyed hashes of stored data. */
export interface Secrets {
  /** Encrypts text so that it only decrypts in the same context, such as the id of its row. */
  encrypt(text: string, context: string): Buffer;
  /**
   * @throws when the ciphertext was changed, comes from another context, or was made with another
   *   key.
   */
  decrypt(ciphertext: Buffer, context: string): string;
  /** Decrypts, but returns null for a ciphertext that cannot be read, which is logged and must not end a list. */
  decryptOrNull(ciphertext: Buffer, context: string): string | null;
  /** A keyed hash: equal values have equal fingerprints, which cannot be computed without the key. */
  fingerprint(purpose: string, value: string): Buffer;
}

/**
 * Derives every key from one secret of at least 32 bytes.
 *
 * @param onUnreadable called with the context of a ciphertext that {@link Secrets.decryptOrNull}
 *   could not decrypt.
 */
export function createSecrets(
  secretKey: string,
  onUnreadable: (context: string) => void = () => {},
): Secrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, 'cleaning', purpose, KEY_BYTES));
  const encryptionKey = derive('encryption');
  const fingerprintKey = derive('fingerprint');

  const secrets: Secrets = {
    encrypt(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce);
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt(ciphertext, context) {
      const nonce = ciphertext.subarray(0, NONCE_BYTES);
      const tag = ciphertext.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const body = ciphertext.subarray(NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    decryptOrNull(ciphertext, context) {
      try {
        return secrets.decrypt(ciphertext, context);
      } catch {
        onUnreadable(context);
        return null;
      }
    },
    fingerprint: (purpose, value) =>
      createHmac('sha256', fingerprintKey).update(purpose).update('\0').update(value).digest(),
  };
  return secrets;
}
