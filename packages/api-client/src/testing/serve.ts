import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Reply = (request: SeenRequest, response: ServerResponse) => void;

/** Starts a real HTTP server for one test, on a free port, which records its requests. */
export async function serve(reply: Reply) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const seenRequest = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(seenRequest);
      reply(seenRequest, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const { port } = server.address() as AddressInfo;
  return { seen, baseUrl: `http://127.0.0.1:${port}/api/v1` };
}

/** Answers every request with this status and JSON body. */
export const json =
  (status: number, body: unknown): Reply =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

/** Answers every request with exactly this text. */
export const text =
  (status: number, body: string, contentType = 'text/html'): Reply =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': contentType });
    response.end(body);
  };

/** Never answers. */
export const silence: Reply = () => undefined;

/** Closes the connection instead of answering. */
export const hangUp: Reply = (_request, response) => {
  response.destroy();
};

/** An address where no server listens. */
export const NOWHERE = 'http://127.0.0.1:9/api/v1';
