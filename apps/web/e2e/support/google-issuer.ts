/**
 * Stands in for Google in tests: publishes keys as Google does, and signs a credential with any
 * claims it is sent. The service verifies these like real ones.
 */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { GOOGLE_ISSUER } from './addresses.ts';
import './shift-process-date.ts';

const TEN_MINUTES_SECONDS = 600;
const KEY_ID = 'e2e';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256' }] };

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function credentialWith(claims: object): string {
  const now = Math.floor(Date.now() / 1000);
  const header = encoded({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' });
  const payload = encoded({ iat: now, exp: now + TEN_MINUTES_SECONDS, ...claims });
  const signature = sign('sha256', Buffer.from(`${header}.${payload}`), privateKey);
  return `${header}.${payload}.${signature.toString('base64url')}`;
}

async function answerTo(request: IncomingMessage): Promise<object> {
  if (request.method !== 'POST') return keys;
  const claims = await json(request);
  if (typeof claims !== 'object' || claims === null) throw new TypeError('Claims are an object.');
  return { credential: credentialWith(claims) };
}

createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  answerTo(request).then(
    (answer) => response.end(JSON.stringify(answer)),
    () => response.writeHead(400).end(),
  );
}).listen(Number(new URL(GOOGLE_ISSUER).port), 'localhost');
