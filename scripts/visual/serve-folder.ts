import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

export interface Served {
  readonly url: string;
  readonly close: () => void;
}

/** Serves the files of a folder on a free local port. */
export async function serveFolder(folder: string): Promise<Served> {
  const serve = sirv(folder, { maxAge: 600 });
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
