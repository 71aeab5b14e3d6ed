import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONNECTION_LIMITS, createHttpServer, type ConnectionLimits } from './http-server.ts';

const REFUSAL_HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function open(
  handle: RequestListener,
  limits: Partial<ConnectionLimits> = {},
): Promise<Socket> {
  const server = createHttpServer(handle, REFUSAL_HEADERS, { ...CONNECTION_LIMITS, ...limits });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

const post = (size: number, headers = ''): string =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\n${headers}\r\n${'x'.repeat(size)}`;

const textOf = async (socket: Socket): Promise<string> =>
  Buffer.concat(await socket.toArray().catch(() => [])).toString();

/** A server that answers with the path, and records when each path was requested. */
const echoing = () => {
  const handled: string[] = [];
  const handle: RequestListener = (request, response) => {
    handled.push(request.url ?? '');
    setTimeout(() => response.end(`<${request.url}>`), 5);
  };
  return { handled, handle };
};

const bodiesIn = (text: string): string[] => text.match(/<[^>]+>/gu) ?? [];

const big: RequestListener = (_request, response) => response.end(Buffer.alloc(20_000_000));

const unused: RequestListener = () => {
  throw new Error('Nothing is to be handled.');
};

describe('the requests of one connection', () => {
  it('are handled one at a time, and answered in order', async () => {
    let underWay = 0;
    let most = 0;
    const socket = await open((request, response) => {
      most = Math.max(most, (underWay += 1));
      setTimeout(
        () => {
          underWay -= 1;
          response.end(`<${request.url}>`);
        },
        request.url === '/0' ? 50 : 1,
      );
    });
    const paths = ['/0', '/1', '/2', '/3'];
    socket.write(paths.map((path) => get(path)).join('') + get('/4', 'Connection: close\r\n'));
    expect(bodiesIn(await textOf(socket))).toEqual(['</0>', '</1>', '</2>', '</3>', '</4>']);
    expect(most).toBe(1);
  });

  it('keep their bodies, of any size', async () => {
    const socket = await open((request, response) => {
      void request.toArray().then((chunks) => response.end(`<${Buffer.concat(chunks).length}>`));
    });
    socket.write(post(1) + post(300_000) + post(200_000) + post(2, 'Connection: close\r\n'));
    expect(bodiesIn(await textOf(socket))).toEqual(['<1>', '<300000>', '<200000>', '<2>']);
  });

  it('are ignored after the one that closes it', async () => {
    const { handled, handle } = echoing();
    const socket = await open(handle);
    socket.write(get('/1') + get('/2', 'Connection: close\r\n') + get('/3'));
    expect(bodiesIn(await textOf(socket))).toEqual(['</1>', '</2>']);
    expect(handled).toEqual(['/1', '/2']);
  });

  it('close it when too many wait', async () => {
    const { handled, handle } = echoing();
    const socket = await open(handle, { maxWaitingRequests: 10 });
    socket.write(get('/').repeat(500));
    await textOf(socket);
    expect(socket.destroyed).toBe(true);
    expect(handled.length).toBeLessThanOrEqual(11);
  });

  it('are unlimited in number while the client reads the responses', async () => {
    const { handle } = echoing();
    const socket = await open(handle, { maxWaitingRequests: 10 });
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    for (let round = 1; round <= 5; round += 1) {
      socket.write(get('/').repeat(10));
      await vi.waitFor(() => expect(bodiesIn(received)).toHaveLength(round * 10), 15_000);
    }
    socket.destroy();
  });

  it('are dropped when the client disconnects', async () => {
    const handled: string[] = [];
    const first = Promise.withResolvers<ServerResponse>();
    const socket = await open((request, response) => {
      handled.push(request.url ?? '');
      if (request.url === '/other') response.end();
      else first.resolve(response);
    });
    const other = connect(socket.remotePort ?? 0, '127.0.0.1');
    socket.write(get('/1') + get('/2') + get('/3'));
    const response = await first.promise;
    socket.resetAndDestroy();
    await once(socket, 'close');
    response.end('late');
    await once(response, 'close');
    // The server has ended the work of the first connection when it answers another.
    other.write(get('/other', 'Connection: close\r\n'));
    await textOf(other);
    expect(handled).toEqual(['/1', '/other']);
  });
});

describe('a client that does not read its responses', () => {
  it('is disconnected after a while without progress', async () => {
    const closed = Promise.withResolvers<null>();
    const socket = await open(
      (request, response) => {
        response.once('close', () => closed.resolve(null));
        big(request, response);
      },
      { stalledTimeoutMs: 200 },
    );
    socket.pause();
    socket.write(get('/'));
    await closed.promise;
    expect((await textOf(socket)).length).toBeLessThan(20_000_000);
  });

  it('is not disconnected while it reads slowly', async () => {
    const socket = await open(big, { stalledTimeoutMs: 1000 });
    socket.write(get('/', 'Connection: close\r\n'));
    let received = 0;
    for await (const chunk of socket) {
      received += (chunk as Buffer).length;
      await sleep(6);
    }
    expect(received).toBeGreaterThan(20_000_000);
  });
});

describe('an invalid HTTP request', () => {
  const INVALID = {
    status: '400 Bad Request',
    body: { non_field_errors: ['The request is not valid HTTP.'] },
  };
  const POST = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n';
  const CASES = [
    { what: 'no HTTP at all', sent: 'hello\r\n\r\n', ...INVALID },
    { what: 'no host', sent: 'GET / HTTP/1.1\r\n\r\n', ...INVALID },
    { what: 'two lengths', sent: `${POST}Content-Length: 2\r\n\r\nx`, ...INVALID },
    {
      what: 'a length and chunks',
      sent: `${POST}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      ...INVALID,
    },
    {
      what: 'headers that are too long',
      sent: get('/', `X-Long: ${'x'.repeat(20_000)}\r\n`),
      status: '431 Request Header Fields Too Large',
      body: {
        detail: 'The address and headers of the request are too long. Send less than 16 kB.',
        code: 'headers_too_large',
      },
    },
    {
      what: 'headers that do not come to an end',
      sent: 'GET / HTTP/1.1\r\nHost: a\r\n',
      status: '408 Request Timeout',
      body: {
        detail: 'The request took too long to arrive. Send it again.',
        code: 'request_timeout',
      },
    },
  ];

  it.each(CASES)('is refused in the usual format: $what', async ({ sent, status, body }) => {
    const socket = await open(unused, { headersTimeoutMs: 200, checkEveryMs: 20 });
    socket.write(sent);
    const [head = '', ...rest] = (await textOf(socket)).split('\r\n\r\n');
    const [line, ...headers] = head.split('\r\n');
    expect(line).toBe(`HTTP/1.1 ${status}`);
    expect(headers).toEqual(
      expect.arrayContaining([
        'connection: close',
        'content-type: application/json; charset=utf-8',
        'x-content-type-options: nosniff',
        'cache-control: no-store',
      ]),
    );
    expect(JSON.parse(rest.join(''))).toEqual(body);
  });

  it('is refused after the responses to earlier requests', async () => {
    const { handle } = echoing();
    const socket = await open(handle);
    socket.write(`${get('/1') + get('/2')}nonsense\r\n\r\n`);
    const text = await textOf(socket);
    expect(bodiesIn(text)).toEqual(['</1>', '</2>']);
    expect(text).toMatch(/<\/2>[^]*HTTP\/1\.1 400 Bad Request[^]*not valid HTTP/u);
  });

  it('without a host is refused after the response to earlier ones, and nothing follows', async () => {
    const { handle } = echoing();
    const socket = await open(handle);
    socket.write(`${get('/1')}GET /2 HTTP/1.1\r\n\r\n${get('/3')}`);
    const text = await textOf(socket);
    expect(text).toMatch(/<\/1>[^]*HTTP\/1\.1 400 Bad Request[^]*not valid HTTP/u);
    expect(text).not.toContain('/2');
  });

  it('with an unknown expectation is treated without it', async () => {
    const { handle } = echoing();
    const socket = await open(handle);
    socket.write(get('/1', 'Expect: a-miracle\r\nConnection: close\r\n'));
    expect(bodiesIn(await textOf(socket))).toEqual(['</1>']);
  });

  it('is refused while its body is awaited', async () => {
    const socket = await open((request) => void request.resume());
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n');
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request/u);
  });

  it('ends a response that has started, and is not mixed into it', async () => {
    const socket = await open((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('begun');
    });
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
    await once(socket, 'readable');
    socket.write('nonsense\r\n');
    const text = await textOf(socket);
    expect(text).toMatch(/begun$/u);
    expect(text).not.toContain('400');
  });
});

it('slow headers are refused after 30 seconds, and checked every second', () => {
  const server = createHttpServer(() => {}, {});
  expect(server.headersTimeout).toBe(30_000);
  expect(CONNECTION_LIMITS.checkEveryMs).toBe(1000);
  expect(server.timeout).toBe(CONNECTION_LIMITS.stalledTimeoutMs);
});
