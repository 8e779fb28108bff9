// Known bad: stock movements ignore their idempotency keys, so a repeated request moves stock twice.
import { randomUUID } from 'node:crypto'
import { serveOffice } from '../roots/office.ts'

await serveOffice((route) =>
  route.name === 'POST /svc_admin/stock/movements'
    ? { ...route, handle: (received) => route.handle({ ...received, key: randomUUID() }) }
    : route,
)
