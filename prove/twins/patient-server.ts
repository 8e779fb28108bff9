// Known bad: waits indefinitely for slow requests and slow readers, so their connections stay open.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { reserveStock } from '#services/catalog/steps.ts'
import { serve } from '../roots/serve.ts'

await serve({
  reserve: reserveStock,
  checksDatabase: true,
  listenBy: async (port, handle) => {
    const server = createServer({ headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 }, handle)
    await once(server.listen(port, '127.0.0.1'), 'listening')
  },
})
