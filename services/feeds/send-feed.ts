import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

interface Feed {
  type: string
  /** Changes when the content changes. */
  etag: string
  maxAgeSeconds: number
  content: Iterable<string> | AsyncIterable<string>
}

const acceptsGzip = /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/

/** Streams a public file, compressed if accepted; sends 304 if the client has the current version. */
export async function sendFeed(
  { method, headers: request }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { type, etag, maxAgeSeconds, content }: Feed,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const caching = {
    ...headers,
    // Weak, because the compressed and the uncompressed response share this ETag.
    etag: `W/"${etag}"`,
    'cache-control': `public, max-age=${maxAgeSeconds}`,
    vary: 'Accept-Encoding',
  }
  if (hasVersion(request['if-none-match'], etag)) return void response.writeHead(304, caching).end()
  const isZipped = acceptsGzip.test(String(request['accept-encoding'] ?? ''))
  response.writeHead(200, { ...caching, 'content-type': type, ...(isZipped && { 'content-encoding': 'gzip' }) })
  if (method === 'HEAD') return void response.end()
  const source = Readable.from(content)
  try {
    await (isZipped ? pipeline(source, createGzip(), response) : pipeline(source, response))
  } catch (error) {
    // The client disconnected, which is not a failure here.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

function hasVersion(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === `"${etag}"`)
}
