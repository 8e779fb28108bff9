import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { text } from 'node:stream/consumers'
import { Visitor } from './visitor.ts'

/** A request as the server received it. */
interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

interface Page {
  status?: number
  headers?: Record<string, string | string[]>
  html?: string
}

/** Serves pages by path on this machine for one test. Returns a visitor and the received requests. */
export async function visitorOf(
  t: TestContext,
  pages: Readonly<Record<string, Page | string>>,
): Promise<{ visitor: Visitor; received: Received[]; port: number }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    void text(request).then((body) => {
      received.push({ method, url, headers, body })
      const page = pages[new URL(url, 'http://localhost').pathname] ?? { status: 404 }
      const { status = 200, headers: own = {}, html = '' } = typeof page === 'string' ? { html: page } : page
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...own }).end(html)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { visitor: new Visitor(`http://localhost:${port}`), received, port }
}
