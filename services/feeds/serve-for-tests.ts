import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site } from '#domain/sites.ts'
import type { TestShop } from '#services/testing/shop-for-tests.ts'

type Serve = (request: IncomingMessage, response: ServerResponse, site: Site) => Promise<boolean>

/** Serves files over HTTP until the shop closes; a request specifies its site in a header. Returns a fetch function. */
export async function fetchFrom(serve: Serve, closeFirst: TestShop['closeFirst']) {
  const server = createServer((request, response) => {
    void serve(request, response, request.headers['x-site'] as Site).then(
      (isServed) => isServed || response.writeHead(404).end(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closeFirst(async () => {
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  return (site: Site, path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { 'x-site': site, connection: 'close', ...headers } })
}
