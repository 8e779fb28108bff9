// Baseline: node:http serves the same bytes and headers from an in-memory map.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Page {
  path: string
  status: number
  headers: Record<string, string>
  base64: string
}

const pages = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>()
const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  if (page === undefined) {
    response.writeHead(404, { 'content-length': '0' }).end()
    return
  }
  response.writeHead(page.status, page.headers)
  response.end(page.body)
})

process.on('message', (received: Page[]) => {
  for (const { path, status, headers, base64 } of received) {
    pages.set(path, { status, headers, body: Buffer.from(base64, 'base64') })
  }
  process.send?.({ port: (server.address() as AddressInfo).port })
})
server.listen(0, '127.0.0.1', () => process.send?.('ready'))
