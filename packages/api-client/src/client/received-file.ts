import type { ReceivedFile } from '@cleaning/contract/http/rules';
import type { AxiosResponse } from 'axios';

const NAMELESS = 'download';

/** A file with the name and type of its response. Null when the response is not a file. */
export function receivedFile({ data, headers }: AxiosResponse<unknown>): ReceivedFile | null {
  const content = bytesOf(data);
  const disposition: unknown = headers['content-disposition'];
  if (content === null || typeof disposition !== 'string') return null;
  const mediaType = String(headers['content-type'] ?? 'application/octet-stream');
  return { fileName: fileNameOf(disposition), mediaType, content };
}

/** Parses the body of a refused download, which arrives as bytes, as JSON. */
export function jsonOfBytes(data: unknown): unknown {
  const content = bytesOf(data);
  if (content === null) return data;
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}

/** Browsers return an ArrayBuffer; Node.js returns a view into a larger one. */
function bytesOf(data: unknown): ArrayBuffer | null {
  if (data instanceof ArrayBuffer) return data;
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice().buffer
    : null;
}

function fileNameOf(disposition: string): string {
  const exact = /filename\*=UTF-8''([^;]+)/iu.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/iu.exec(disposition)?.[1];
  try {
    return exact === undefined ? (plain ?? NAMELESS) : decodeURIComponent(exact);
  } catch {
    return plain ?? NAMELESS;
  }
}
