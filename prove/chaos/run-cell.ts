import { setTimeout as sleep } from 'node:timers/promises'
import { finishOrders } from '../checks/order-money.ts'
import {
  acknowledgedOrder,
  addProblem,
  checkResponse,
  newRun,
  orderIn,
  placeNextOrder,
  type Cell,
  type CellRun,
  type ChaosStore,
  type Report,
} from './cell-run.ts'
import { isVendor, vendorJourneys } from './expected-outcome.ts'
import { checkOrders, countUnpublished } from './final-orders.ts'
import { journeys, type Journey } from './journeys.ts'

const maxRecoveryMs = 10_000
/** Slightly longer than the store's pause before it retries a failed vendor. */
const vendorPauseMs = 40_000
/** Short, because emails must not delay publishing. */
const publishedWithinMs = 2_000

/** Runs all journeys during a fault and until recovery, and checks every response and order. */
export async function runCell(store: ChaosStore, cell: Cell): Promise<Report> {
  const run = newRun(store, cell)
  await checkWithoutFault(run)
  await runJourneysWithFault(run)
  await recover(run)
  if (!store.isUp()) addProblem(run, 'the process has exited')
  await finishOrders(store.db)
  await retryUnresolved(run)
  await finishOrders(store.db)
  await checkOrders(run)
  return { ...run.report, acknowledged: run.acknowledged.length }
}

async function checkWithoutFault(run: CellRun) {
  const { shoppers, shopper } = run.store
  const { dependency } = run.cell
  await shoppers.go('browse cached page', shopper)
  for (const journey of Object.values(vendorJourneys)) {
    const isAwaited = isVendor(dependency) && vendorJourneys[dependency] === journey
    for (const problem of await vendorProblems(run, journey, isAwaited)) addProblem(run, `${journey}: ${problem}`)
  }
}

/**
 * Runs a journey and returns its problems. If `isAwaited`, waits until the store calls the vendor again after an
 * earlier fault.
 */
async function vendorProblems(run: CellRun, journey: Exclude<Journey, 'place order'>, isAwaited: boolean) {
  const { shoppers, shopper } = run.store
  const until = performance.now() + vendorPauseMs
  for (;;) {
    const { isFromVendor, problems } = run.check(journey, await shoppers.go(journey, shopper))
    if (isFromVendor || !isAwaited) return problems
    if (performance.now() > until) return [...problems, 'the store did not call its vendor']
    await sleep(500)
  }
}

async function runJourneysWithFault(run: CellRun) {
  const { proxy, fault, windowMs, dependency } = run.cell
  const { shoppers, shopper, db } = run.store
  await proxy.setFault(fault)
  const until = performance.now() + windowMs
  const repeat = async (journey: Journey) => {
    while (performance.now() < until) {
      const response = journey === 'place order' ? await placeNextOrder(run) : await shoppers.go(journey, shopper)
      checkResponse(run, journey, response)
      await sleep(50)
    }
  }
  await Promise.all(journeys.map(repeat))
  // A hung email occupies a worker, but the other events must still be published in time.
  if (dependency === 'mail' && (await countUnpublished(db)) > 0) {
    await sleep(publishedWithinMs)
    const waiting = await countUnpublished(db)
    if (waiting > 0) addProblem(run, `${waiting} orders still have unsent emails`)
  }
  await proxy.setFault(null)
}

async function recover(run: CellRun) {
  const startedAt = performance.now()
  for (let failing = await failingJourneys(run); failing.length > 0; failing = await failingJourneys(run)) {
    if (performance.now() - startedAt > maxRecoveryMs) {
      addProblem(run, `not recovered in time after the fault: ${failing.join(', ')}`)
      break
    }
    await sleep(100)
  }
  run.report.recoveryMs = performance.now() - startedAt
}

async function failingJourneys(run: CellRun): Promise<Journey[]> {
  const { shoppers, shopper } = run.store
  const results = journeys.map(async (journey) => {
    const isOk =
      journey === 'place order'
        ? orderIn(await placeNextOrder(run)).status === 'payment_complete'
        : (await shoppers.go(journey, shopper)).status < 300
    return isOk ? [] : [journey]
  })
  return (await Promise.all(results)).flat()
}

/** A retry with the same key must return the order or a failed payment. */
async function retryUnresolved(run: CellRun) {
  for (const attempt of run.unresolved.splice(0)) {
    const response = await run.store.shoppers.place(attempt)
    const orderId = acknowledgedOrder(response)
    const { status, text } = response
    if (orderId !== undefined) run.acknowledged.push(orderId)
    else if (!/"code":"payment_error"/.test(text)) addProblem(run, `sent again: ${status} ${text.slice(0, 80)}`)
  }
}
