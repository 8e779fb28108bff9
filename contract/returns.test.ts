import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openapi } from './kernel/openapi.ts'
import { returns } from './returns.ts'

test('looking up, creating, and reading returns and their labels are calls under svc_rma, each with a description [ROUTE-048, ROUTE-052]', () => {
  const { paths } = openapi('Ironwright', returns)
  const summaryOf = (method: string, path: string) =>
    (paths[path]?.[method] as { summary?: string } | undefined)?.summary ?? ''
  for (const [method, path] of [
    ['get', '/svc_rma/orders'],
    ['get', '/svc_rma/orders/{orderId}'],
    ['post', '/svc_rma/orders/{orderId}/returns'],
    ['get', '/svc_rma/returns/{number}'],
    ['get', '/svc_rma/returns/{number}/label'],
  ] as const)
    assert.ok(summaryOf(method, path).length > 20, `${method} ${path}`)
})
