import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushServices } from '../src/core/push/push-services.ts';

/** A browser that subscribed to notices, and can read what is encrypted for it. */
export interface PushBrowser {
  /** What it sends to the service. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** Reads a message, as RFC 8291 says. */
  readonly decrypt: (body: Buffer) => string;
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** @param service the address of its push service. */
export function aPushBrowser(service = 'https://push.example.com'): PushBrowser {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${service}/send/${randomBytes(8).toString('hex')}`,
      keys: {
        p256dh: keys.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      },
    },
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const shared = hkdf(keys.computeSecret(sender), auth, about, 32);
      const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const record = body.subarray(21 + sender.length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** A request that reached the push service. */
export interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface PushServer {
  readonly url: string;
  /** What arrived, the oldest first. */
  readonly received: Pushed[];
  /** Has it answer in this way from now on. */
  readonly answerWith: (status: number, headers?: Readonly<Record<string, string>>) => void;
  /** Allows this server alone. */
  readonly services: PushServices;
  readonly close: () => Promise<void>;
}

/** Starts a push service on this machine. */
export async function startPushServer(): Promise<PushServer> {
  let answer = { status: 201, headers: {} };
  const received: Pushed[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
      });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    received,
    answerWith: (status, headers = {}) => void (answer = { status, headers }),
    services: {
      allows: ({ origin }) => origin === url,
      lookup: (_name, _options, callback) => callback(null, '127.0.0.1', 4),
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
