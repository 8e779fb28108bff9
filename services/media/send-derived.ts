import type { IncomingMessage, ServerResponse } from 'node:http'

interface Derived {
  /** Changes with the picture. */
  name: string
  contentType: string
  headers: Readonly<Record<string, string>>
  /** Response headers for the picture, such as caching. */
  pictureHeaders: Readonly<Record<string, string>>
  /** Returns null if the picture cannot be made now. */
  get: () => Promise<Buffer | null>
}

/** Sends a derived picture, 304 if the client has it already, or 503 if it cannot be made now. */
export async function sendDerivedPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { name, contentType, headers, pictureHeaders, get }: Derived,
): Promise<void> {
  const etag = `"${name}"`
  const caching = { ...headers, ...pictureHeaders, etag }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, caching).end()
    return
  }
  const picture = await get()
  if (!picture) {
    response.writeHead(503, { ...headers, 'retry-after': '5', 'content-length': '0' }).end()
    return
  }
  response.writeHead(200, { ...caching, 'content-type': contentType, 'content-length': picture.length })
  response.end(request.method === 'HEAD' ? undefined : picture)
}
