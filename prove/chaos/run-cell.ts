import { setTimeout as sleep } from 'node:timers/promises'
import { statement, type Database } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import type { ChaosProxy, Fault } from './chaos-proxy.ts'
import { documents, journeys, type Got, type Journey, type Shopper, type Shoppers } from './journeys.ts'
import { letMoneySettle, moneyOff } from './money.ts'
import type { Attempt } from './shop.ts'
import { isSaid, journeyOf, openWitness } from './witness.ts'

/** A dependency while something happens to it. */
interface Cell {
  dependency: string
  proxy: ChaosProxy
  fault: Fault
  windowMs: number
}

/** What shoppers met, and what was left of it. */
interface Report {
  problems: string[]
  slowestCall: number
  slowestDocument: number
  /** Until everything was well after the fault, in milliseconds. */
  wellMs: number
  acknowledged: number
  /** Orders that were refused because nobody could say their tax. */
  untaxed: number
}

interface Store {
  db: Database
  shoppers: Shoppers
  shopper: Shopper
  attempts: Attempt[]
  isUp: () => boolean
  mails: ReadonlyMap<string, number>
}

/** So long a shopper waits at most, in milliseconds. */
const bounds = { call: 6_000, document: 1_500 }
const wellWithinMs = 10_000
/** So long a vendor that failed before is left alone, and a little more. */
const askedAgainMs = 40_000
/** Paid orders are published so soon, whatever their mails do. */
const publishedWithinMs = 2_000
/** Faults in which the store hears nothing of its database: what it kept it keeps. */
const stillKept: ReadonlySet<Fault> = new Set<Fault>(['down', 'silence'])

/** Lets shoppers do all they do while a dependency has a fault, and judges what they were told and what was made of it. */
export async function endure(store: Store, { dependency, proxy, fault, windowMs }: Cell): Promise<Report> {
  const { db, shoppers, shopper, attempts, isUp } = store
  const report: Report = { problems: [], slowestCall: 0, slowestDocument: 0, wellMs: 0, acknowledged: 0, untaxed: 0 }
  const problem = (what: string) => {
    if (!report.problems.includes(what)) report.problems.push(what)
  }
  const acknowledged: string[] = []
  const open: Attempt[] = []
  const witness = openWitness()
  const judge = (journey: Journey, { status, retryAfter, ms, text }: Got) => {
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? ''
    const isDocument = documents.has(journey)
    if (isDocument) report.slowestDocument = Math.max(report.slowestDocument, ms)
    else report.slowestCall = Math.max(report.slowestCall, ms)
    const bound = isDocument && dependency !== 'database' ? bounds.document : bounds.call
    if (ms > bound) problem(`${journey}: answered after ${Math.round(ms)} ms`)
    for (const wrong of witness.hear(journey, { status, retryAfter, ms, text }, { dependency, fault }).problems)
      problem(`${journey}: ${wrong}`)
    // What is kept needs nobody, as long as nobody could have said that it changed.
    const isKept = journey === 'browse kept page' && (dependency !== 'database' || stillKept.has(fault))
    if (isKept && status !== 200) problem(`${journey}: ${status}`)
    if (status === 503 && retryAfter === undefined) problem(`${journey}: 503 without Retry-After`)
    // While nobody can say the tax an order is refused by the word that it has for that, and by no other.
    const isUntaxed = dependency === 'tax' && journey === 'place order' && code === 'wrong_tax_total'
    if (isUntaxed) report.untaxed += 1
    else if (status !== 503 && status !== 200 && status !== 201) problem(`${journey}: ${status} ${code}`)
  }
  const hear = (attempt: Attempt, got: Got) => {
    const { orderId, status } = orderIn(got)
    if (orderId && (status === 'payment_complete' || status === 'published')) acknowledged.push(orderId)
    else open.push(attempt)
  }
  const doOnce = async (journey: Journey) => {
    if (journey !== 'place order') {
      return judge(journey, await shoppers.go(journey, shopper))
    }
    const attempt = attempts.pop()!
    const got = await shoppers.place(attempt)
    judge(journey, got)
    hear(attempt, got)
  }

  // What a vendor says while it is well; one that failed a moment ago is not asked yet.
  const whenVendorSpeaks = async (journey: Exclude<Journey, 'place order'>, isAwaited: boolean) => {
    const until = performance.now() + askedAgainMs
    for (;;) {
      const heard = witness.hear(journey, await shoppers.go(journey, shopper))
      if (heard.isOfVendor || !isAwaited) return heard
      if (performance.now() > until) return { ...heard, problems: [...heard.problems, 'its vendor was not asked'] }
      await sleep(500)
    }
  }

  await shoppers.go('browse kept page', shopper)
  for (const journey of Object.values(journeyOf)) {
    const heard = await whenVendorSpeaks(journey, isSaid(dependency) && journeyOf[dependency] === journey)
    for (const wrong of heard.problems) problem(`${journey}: ${wrong}`)
  }
  await proxy.setFault(fault)
  const until = performance.now() + windowMs
  await Promise.all(
    journeys.map(async (journey) => {
      while (performance.now() < until) {
        await doOnce(journey)
        await sleep(50)
      }
    }),
  )
  // The last ones were paid a moment ago; a mail that hangs holds its hand for longer.
  if (dependency === 'mail' && (await waitingOrders(db)) > 0) {
    await sleep(publishedWithinMs)
    const waiting = await waitingOrders(db)
    if (waiting > 0) problem(`${waiting} orders wait for mails to be sent`)
  }
  await proxy.setFault(null)

  const ended = performance.now()
  const unwell = async () => {
    const tried = journeys.map(async (journey) => {
      if (journey !== 'place order') return (await shoppers.go(journey, shopper)).status < 300 ? [] : [journey]
      const attempt = attempts.pop()!
      const placed = await shoppers.place(attempt)
      hear(attempt, placed)
      return orderIn(placed).status === 'payment_complete' ? [] : [journey]
    })
    return (await Promise.all(tried)).flat()
  }
  for (let still = await unwell(); still.length > 0; still = await unwell()) {
    if (performance.now() - ended > wellWithinMs) {
      problem(`not well in time after the fault: ${still.join(', ')}`)
      break
    }
    await sleep(100)
  }
  report.wellMs = performance.now() - ended
  if (!isUp()) problem('the process is gone')

  await letMoneySettle(db)
  // Whoever got no answer asks again with the same key, and is told yes or no.
  for (const attempt of open.splice(0)) {
    const got = await shoppers.place(attempt)
    const { orderId, status } = orderIn(got)
    if (orderId && (status === 'payment_complete' || status === 'published')) acknowledged.push(orderId)
    else if (!/"code":"payment_error"/.test(got.text)) problem(`asked again: ${got.status} ${got.text.slice(0, 80)}`)
  }
  await letMoneySettle(db)
  report.acknowledged = acknowledged.length
  const kept = new Set((await db.run(published, [acknowledged])).map(({ id }) => id))
  const lost = acknowledged.filter((id) => !kept.has(id))
  if (lost.length > 0) problem(`${lost.length} acknowledged orders are not there`)
  const unsent = acknowledged.filter((id) => !store.mails.has(`order-confirmation.${id}`))
  if (unsent.length > 0) problem(`${unsent.length} orders without a mail`)
  const off = await moneyOff(db)
  if (off > 0) problem(`the money of ${off} orders is wrong`)
  for (const { sentence } of await findViolations(db)) problem(sentence)
  const taxes = (await db.run(taxesOfOrders, [])).map(({ tax }) => tax)
  if (taxes.length !== 1 || taxes[0] === 0) problem(`the same order was charged taxes of ${taxes.join(', ')}`)
  return report
}

const published = statement<{ id: string }>(
  'prove.still-there',
  `select id from shop_order where status = 'published' and id = any($1)`,
)

const taxesOfOrders = statement<{ tax: number }>(
  'prove.taxes',
  `select distinct (document #>> '{totals,tax}')::integer as tax from shop_order where document #>> '{totals,tax}' is not null`,
)
const waiting = statement<{ count: number }>(
  'prove.unpublished',
  `select count(*)::integer as count from shop_order where status = 'payment_complete'`,
)
const waitingOrders = async (db: Database) => (await db.run(waiting, []))[0]!.count

function orderIn({ status, text }: Got): { orderId?: string; status?: string } {
  return status === 201 ? (JSON.parse(text) as { orderId: string; status: string }) : {}
}
