import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { store, type Store } from '#contract/store.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { listProcessTree } from '../bench/memory.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { createShopperFixture, openCart, password } from './fixtures/shopper-fixture.ts'
import { exampleOf } from './fixtures/call-examples.ts'
import { responseProblem } from './checks/response-problem.ts'
import { createRng } from './rng.ts'
import { mutateRequest, type WireRequest } from './inputs/request-mutations.ts'
import { proofSize } from './size.ts'
import { fillShop } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'
import { openHttpVisitor } from './http/http-visitor.ts'
import { openRetryingHttp } from './http/http-client.ts'
import { randomBelow, seed } from './seed.ts'

const inputs = proofSize({ full: 100_000, short: 2_000 })
/** About thirty inputs per call, enough to trigger both faults of the twin. */
const twinInputs = 4_000
const workers = 8
const timeoutMs = 20_000
const maxGrowth = 192 * 1024 * 1024
const names = Object.keys(store) as (keyof Store)[]

interface Outcome {
  wrong: string[]
  byStatus: Map<string, number>
  growth: number
  slowest: number
  seconds: number
}

async function fuzz(root: string, count: number): Promise<Outcome> {
  const engine = await openEngine()
  const db = openProofDatabase(engine.url)
  let app: ChildProcess | undefined
  const port = await findFreePortBlock()
  const caller = openRetryingHttp(port, workers, timeoutMs)
  try {
    await fillShop(db, 1_000_000)
    await db.transaction(async (tx) => {
      for (const each of testProducts) {
        const stocked = testVariant(`IW-${each.id}-P`, { stock: testStock({ onHand: 1_000_000_000 }) })
        const product = each.type === 'simple' ? testProduct(each.id, each.handle, { variants: [stocked] }) : each
        await saveProduct(tx, product, () => null, Date.now())
      }
    })
    app = await startRoot(root, { PROVE_DATABASE: engine.url, PROVE_PORT: String(port) })
    return await sendInputs(app, port, caller.send, count)
  } finally {
    caller.close()
    app?.kill('SIGKILL')
    await db.close()
    await engine.stop()
  }
}

type Send = ReturnType<typeof openRetryingHttp>['send']

async function sendInputs(app: ChildProcess, port: number, send: Send, count: number): Promise<Outcome> {
  const outcome: Outcome = { wrong: [], byStatus: new Map(), growth: 0, slowest: 0, seconds: 0 }
  app.on('message', (defect) => outcome.wrong.push(`an unhandled rejection: ${JSON.stringify(defect)}`))
  const startedAt = performance.now()
  let next = 0
  let warm = 0
  const work = async (_: unknown, number: number) => {
    const isCustomer = number % 2 === 1
    const shopper = await newShopper(port, isCustomer)
    for (let index = next++; index < count; index = next++) {
      if (index === Math.floor(count / 10)) warm = residentOf(app)
      const name = names[index % names.length]!
      // Login and logout calls use a separate session, so that shoppers stay logged in.
      const cookie = name.startsWith('POST /svc_session') ? `cart_usa=${randomUUID()}` : shopper.cookie
      const request = mutateRequest(name, exampleOf[name](shopper.own), cookie, createRng(seed, index))
      request.headers.push(['x-prove-ip', addressOf(index)])
      const { wrong, isDone } = await attempt(send, name, request, outcome)
      if (wrong) outcome.wrong.push(`input ${index}, ${describe(request)}: ${wrong}`)
      if (app.exitCode !== null || app.signalCode !== null) throw new Error(`The store ended at input ${index}`)
      if (isDone && consuming.test(name)) await shopper.refill()
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  await newShopper(port, true)
  outcome.growth = residentOf(app) - warm
  outcome.seconds = (performance.now() - startedAt) / 1000
  return outcome
}

async function attempt(send: Send, name: keyof Store, request: WireRequest, outcome: Outcome) {
  try {
    const response = await send(request)
    const kind = `${Math.floor(response.status / 100)}xx`
    outcome.byStatus.set(kind, (outcome.byStatus.get(kind) ?? 0) + 1)
    outcome.slowest = Math.max(outcome.slowest, response.milliseconds)
    return { wrong: responseProblem(request, response), isDone: response.status < 300 }
  } catch (error) {
    return { wrong: String(error), isDone: false }
  }
}

const consuming = /^DELETE |^POST \/svc_checkout\/order$|metadata$/

async function newShopper(port: number, isCustomer: boolean) {
  const visitor = openHttpVisitor(port, addressOf(randomBelow(2 ** 24)))
  const mark = `shopper-${randomUUID()}`
  if (isCustomer) {
    const body = { email: `${mark}@accounts.example`, password }
    const account = { ...body, firstname: 'Ann', lastname: 'Lee' }
    await visitor.call('POST /svc_customer/customer', { body: account, key: randomUUID() })
    await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
  }
  const newCard = async () => {
    const card = { number: '4111111111111111', expiry: '12/40', cvv: '123' }
    const response = await visitor.fetch('/__sandbox/cards', { method: 'POST', body: JSON.stringify(card) })
    return ((await response.json()) as { token: string }).token
  }
  const own = await createShopperFixture(visitor, 'USA', mark, newCard)
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const refill = async () => void Object.assign(own, await openCart(visitor, 'USA', mark, newCard, 1))
  return { cookie, own, refill }
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

function residentOf({ pid }: ChildProcess) {
  return listProcessTree(pid!).find((each) => each.pid === pid)?.resident ?? 0
}

function describe({ method, path, headers, body }: WireRequest) {
  const shown = headers.filter(([name]) => name !== 'cookie').map(([name, value]) => `${name}: ${value.slice(0, 40)}`)
  return `${method} ${path.slice(0, 200)} (${shown.join(', ')}) ${(body ?? '').toString().slice(0, 300)}`
}

function report(t: TestContext, { wrong, byStatus, growth, slowest, seconds }: Outcome, count: number) {
  const kinds = [...byStatus].map(([kind, number]) => `${number} ${kind}`).toSorted((a, b) => (a < b ? 1 : -1))
  t.diagnostic(
    `${count} inputs to ${names.length} calls, SEED=${seed}: ${kinds.join(', ')}, ${wrong.length} wrong; ` +
      `${Math.round(count / seconds)}/s, slowest ${Math.round(slowest)} ms, memory grew by ${Math.round(growth / 2 ** 20)} MiB`,
  )
}

test('no input makes the store fail, hang, leak memory, or expose internals, and each response matches its call', async (t) => {
  const outcome = await fuzz('roots/store.ts', inputs)
  report(t, outcome, inputs)
  assert.deepEqual(outcome.wrong.slice(0, 20), [])
  assert.ok(outcome.growth < maxGrowth, `memory grew by ${outcome.growth} bytes`)
})

test('the twin with one call that throws and another that exposes its stack trace is caught for both', async (t) => {
  const outcome = await fuzz('twins/leaky-handlers.ts', twinInputs)
  report(t, outcome, twinInputs)
  const faults = [/\/svc_route\/route.*: the response 500/s, /\/svc_content\/catalog\/product\/.*: exposes internals/s]
  for (const fault of faults)
    assert.ok(
      outcome.wrong.some((each) => fault.test(each)),
      `twin not caught: nothing wrong like ${String(fault)}`,
    )
})
