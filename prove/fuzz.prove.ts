import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { store, type Store } from '#contract/store.ts'
import { putProduct } from '#services/catalog/put-product.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { processesBelow } from '../bench/memory.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { belong, openCart, password } from './belongings.ts'
import { exampleOf } from './examples.ts'
import { judgeAnswer } from './judge-answer.ts'
import { diceOf } from './dice.ts'
import { mutate, type WireRequest } from './mutations.ts'
import { proveScale } from './scale.ts'
import { fillShop, openProved, startRoot } from './shop.ts'
import { visitOver, wire } from './wire.ts'
import { drawBelow, seed } from './random.ts'

const inputs = proveScale({ full: 100_000, short: 2_000 })
/** Enough for each call to be asked some dozen times. */
// Of each call some thirty: enough for an odd one of those two.
const twinInputs = 4_000
const workers = 8
/** An answer that takes longer has hung. */
const patienceMs = 20_000
/** What a store may hold beyond what it held when a tenth of the inputs had come. */
const maxGrowth = 192 * 1024 * 1024
const names = Object.keys(store) as (keyof Store)[]

interface Outcome {
  wrong: string[]
  byStatus: Map<string, number>
  growth: number
  slowest: number
  seconds: number
}

/** Right requests of every call made wrong in ways of a seed, by guests and customers, against a store that runs. */
async function fuzz(root: string, count: number): Promise<Outcome> {
  const engine = await openEngine()
  const db = openProved(engine.url)
  let app: ChildProcess | undefined
  const port = await freePorts()
  const caller = wire(port, workers, patienceMs)
  try {
    await fillShop(db, 1_000_000)
    await db.transaction(async (tx) => {
      for (const each of testProducts) {
        const stocked = testVariant(`IW-${each.id}-P`, { stock: testStock({ onHand: 1_000_000_000 }) })
        const product = each.type === 'simple' ? testProduct(each.id, each.handle, { variants: [stocked] }) : each
        await putProduct(tx, product, () => null, Date.now())
      }
    })
    app = await startRoot(root, { PROVE_DATABASE: engine.url, PROVE_PORT: String(port) })
    return await bombard(app, port, caller.send, count)
  } finally {
    caller.close()
    app?.kill('SIGKILL')
    await db.close()
    await engine.stop()
  }
}

type Send = ReturnType<typeof wire>['send']

async function bombard(app: ChildProcess, port: number, send: Send, count: number): Promise<Outcome> {
  const outcome: Outcome = { wrong: [], byStatus: new Map(), growth: 0, slowest: 0, seconds: 0 }
  app.on('message', (defect) => outcome.wrong.push(`a promise that nobody waited for: ${JSON.stringify(defect)}`))
  const began = performance.now()
  let next = 0
  let warm = 0
  const work = async (_: unknown, number: number) => {
    const isCustomer = number % 2 === 1
    const who = await newShopper(port, isCustomer)
    for (let index = next++; index < count; index = next++) {
      if (index === Math.floor(count / 10)) warm = residentOf(app)
      const name = names[index % names.length]!
      // Who logs in or out is somebody else: shoppers stay who they are.
      const cookie = name.startsWith('POST /svc_session') ? `cart_usa=${randomUUID()}` : who.cookie
      const request = mutate(name, exampleOf[name](who.own), cookie, diceOf(seed, index))
      request.headers.push(['x-prove-ip', addressOf(index)])
      const { wrong, isDone } = await attempt(send, name, request, outcome)
      if (wrong) outcome.wrong.push(`input ${index}, ${describe(request)}: ${wrong}`)
      if (app.exitCode !== null || app.signalCode !== null) throw new Error(`The store ended at input ${index}`)
      if (isDone && consuming.test(name)) await who.refill()
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  // After all that the store still sells.
  await newShopper(port, true)
  outcome.growth = residentOf(app) - warm
  outcome.seconds = (performance.now() - began) / 1000
  return outcome
}

async function attempt(send: Send, name: keyof Store, request: WireRequest, outcome: Outcome) {
  try {
    const answer = await send(request)
    const kind = `${Math.floor(answer.status / 100)}xx`
    outcome.byStatus.set(kind, (outcome.byStatus.get(kind) ?? 0) + 1)
    outcome.slowest = Math.max(outcome.slowest, answer.milliseconds)
    return { wrong: judgeAnswer(request, answer), isDone: answer.status < 300 }
  } catch (error) {
    return { wrong: String(error), isDone: false }
  }
}

/** After these a shopper has no longer the cart that the next request would name. */
const consuming = /^DELETE |^POST \/svc_checkout\/order$|metadata$/

/** A guest, or a customer with an account of their own, with an order and a cart that can be filled again. */
async function newShopper(port: number, isCustomer: boolean) {
  const visitor = visitOver(port, addressOf(drawBelow(2 ** 24)))
  const mark = `shopper-${randomUUID()}`
  if (isCustomer) {
    const body = { email: `${mark}@accounts.example`, password }
    const account = { ...body, firstname: 'Ann', lastname: 'Lee' }
    await visitor.call('POST /svc_customer/customer', { body: account, key: randomUUID() })
    await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
  }
  const newCard = async () => {
    const card = { number: '4111111111111111', expiry: '12/40', cvv: '123' }
    const answer = await visitor.fetch('/__sandbox/cards', { method: 'POST', body: JSON.stringify(card) })
    return ((await answer.json()) as { token: string }).token
  }
  const own = await belong(visitor, 'USA', mark, newCard)
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const refill = async () => void Object.assign(own, await openCart(visitor, 'USA', mark, newCard, 1))
  return { cookie, own, refill }
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

function residentOf({ pid }: ChildProcess) {
  return processesBelow(pid!).find((each) => each.pid === pid)?.resident ?? 0
}

function describe({ method, path, headers, body }: WireRequest) {
  const told = headers.filter(([name]) => name !== 'cookie').map(([name, value]) => `${name}: ${value.slice(0, 40)}`)
  return `${method} ${path.slice(0, 200)} (${told.join(', ')}) ${(body ?? '').toString().slice(0, 300)}`
}

function tell(t: TestContext, { wrong, byStatus, growth, slowest, seconds }: Outcome, count: number) {
  const kinds = [...byStatus].map(([kind, number]) => `${number} ${kind}`).toSorted((a, b) => (a < b ? 1 : -1))
  t.diagnostic(
    `${count} inputs to ${names.length} calls, SEED=${seed}: ${kinds.join(', ')}, ${wrong.length} wrong; ` +
      `${Math.round(count / seconds)}/s, slowest ${Math.round(slowest)} ms, memory grew by ${Math.round(growth / 2 ** 20)} MiB`,
  )
}

test('no input makes the store fail, hang, grow or tell of its inside: every answer is one that its call declares', async (t) => {
  const outcome = await fuzz('roots/store.ts', inputs)
  tell(t, outcome, inputs)
  assert.deepEqual(outcome.wrong.slice(0, 20), [])
  assert.ok(outcome.growth < maxGrowth, `memory grew by ${outcome.growth} bytes`)
})

test('the twin that throws on an odd input, and the one that says why, are caught', async (t) => {
  const outcome = await fuzz('twins/leaky-handlers.ts', twinInputs)
  tell(t, outcome, twinInputs)
  const faults = [/\/svc_route\/route.*: the answer 500/s, /\/svc_content\/catalog\/product\/.*: tells of its inside/s]
  for (const fault of faults)
    assert.ok(
      outcome.wrong.some((each) => fault.test(each)),
      `twin not caught: nothing wrong like ${String(fault)}`,
    )
})
