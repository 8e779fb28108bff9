import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cyclesIn, importsOf } from './imports.ts'
import { findBoundaryViolation } from './walls.ts'

const [value, type, dynamic] = [
  { isType: false, isDynamic: false },
  { isType: true, isDynamic: false },
  { isType: false, isDynamic: true },
]
const isBroken = (from: string, to: string, kind = value) => findBoundaryViolation({ from, to, ...kind }) !== undefined

test('each architecture boundary blocks forbidden imports', () => {
  const forbidden = [
    ['domain/cart/quantity.ts', 'contract/lists.ts'],
    ['domain/cart/quantity.ts', 'node:crypto'],
    ['domain/cart/quantity.ts', 'zod'],
    ['contract/lists.ts', 'services/lists/steps.ts'],
    ['contract/lists.ts', 'hono'],
    ['platform/log.ts', 'domain/cart/quantity.ts'],
    ['platform/log.ts', 'services/call/http.ts'],
    ['services/lists/handlers.ts', 'services/checkout/repository.ts'],
    ['services/lists/handlers.ts', 'storefront/page/price.ts'],
    ['services/worker.ts', 'storefront/server/page-handler.ts'],
    ['services/worker.ts', 'db/demo/load.ts'],
    ['services/lists/jobs.ts', 'start/store/store.ts'],
    ['services/outbox/relay.ts', 'services/lists/steps.ts'],
    ['services/drawings/drawings.ts', 'equipment/drawing/draw.ts'],
    ['ui/button.tsx', 'domain/money.ts'],
    ['ui/button.tsx', 'react-router'],
    ['storefront/cart/cart.tsx', 'services/lists/handlers.ts'],
    ['storefront/cart/cart.tsx', 'contract/lists.ts'],
    ['storefront/cart/cart.tsx', 'storefront/magazine/article.tsx'],
    ['storefront/cart/cart.tsx', 'equipment/bar.ts'],
    ['storefront/cart/cart.tsx', 'left-pad'],
    ['equipment/bar.ts', 'domain/money.ts'],
    ['backoffice/orders/list.tsx', 'storefront/cart/cart.tsx'],
    ['services/lists/handlers.ts', 'services/testing/shop-for-tests.ts'],
  ] as const
  for (const [from, to] of forbidden) assert.ok(isBroken(from, to), `${from} -> ${to}`)
})

test('the architecture boundaries allow the intended imports', () => {
  const allowed = [
    ['domain/cart/quantity.ts', 'domain/money.ts'],
    ['domain/cart/quantity.test.ts', 'node:test'],
    ['contract/lists.ts', 'zod'],
    ['platform/database.ts', 'pg'],
    ['services/lists/handlers.ts', 'services/orders/steps.ts'],
    ['services/call/jobs.ts', 'services/outbox/job.ts'],
    ['services/drawings/worker-thread.ts', 'equipment/drawing/draw.ts'],
    ['storefront/routes/cart.tsx', 'storefront/magazine/article.tsx'],
    ['storefront/cart/cart.server.ts', 'contract/lists.ts'],
    ['storefront/cart/cart.tsx', 'contract/client/client.ts'],
    ['backoffice/pages/editor.tsx', 'storefront/content/blocks/hero.tsx'],
    ['start/web/web.ts', 'storefront/server/page-handler.ts'],
    ['start/web/web.ts', 'services/routes.ts'],
  ] as const
  for (const [from, to] of allowed) assert.ok(!isBroken(from, to), `${from} -> ${to}`)
  assert.ok(!isBroken('storefront/cart/cart.tsx', 'contract/lists.ts', type))
  assert.ok(!isBroken('storefront/cart/cart.tsx', 'equipment/bar.ts', dynamic))
})

test('imports are found in every syntax form', () => {
  const text = `
import a from './a.ts'
import { b,
  c } from '../b.ts'
import type { D } from '#domain/d.ts'
export * from "./e.ts"
import './f.css'
// import nothing from './comment.ts'
const g = await import('react-dom/server')
`
  const found = importsOf('services/lists/x.ts', text).map(({ to, isType, isDynamic }) => [to, isType, isDynamic])
  assert.deepEqual(found, [
    ['services/lists/a.ts', false, false],
    ['services/b.ts', false, false],
    ['domain/d.ts', true, false],
    ['services/lists/e.ts', false, false],
    ['services/lists/f.css', false, false],
    ['react-dom', false, true],
  ])
})

test('an import cycle is found, unless it consists only of type imports', () => {
  const edge = (from: string, to: string, isType = false) => ({ from, to, isType, isDynamic: false })
  assert.deepEqual(cyclesIn([edge('a', 'b'), edge('b', 'c'), edge('c', 'b')]), [['b', 'c', 'b']])
  assert.deepEqual(cyclesIn([edge('a', 'b'), edge('b', 'a', true)]), [])
})
