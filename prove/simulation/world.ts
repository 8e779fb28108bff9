import type { Database } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { createGiftCards } from '#services/gift-cards/steps.ts'
import { releasePayment, type SettleDeps } from '#services/orders/payment/order-payment.ts'
import { publishOrder } from '#services/orders/publish.ts'
import type { Rng } from '../rng.ts'
import type { ModelOrder } from './model.ts'
import { randomFate, simulatedBank, type Card, type SimulatedBank } from './simulated-bank.ts'
import { insertOrders, takeJobs, type Job } from './simulated-rows.ts'
import { watchDatabase } from './watched-database.ts'

export interface World {
  /** Used for the simulation's statements; commands use the watched database in `deps`. */
  db: Database
  deps: SettleDeps
  idle: () => Promise<void>
  rng: Rng
  bank: SimulatedBank
  orders: ModelOrder[]
  byId: ReadonlyMap<string, ModelOrder>
  jobs: Job[]
  mails: Map<string, number>
  /** Each function wakes a sleeping command. */
  sleepers: (() => void)[]
  commands: number
}

/** Small, so that many commands overlap on the same order. */
export const ordersInWorld = 6
const cards: readonly Card[] = ['pays', 'pays', 'pays', 'challenges', 'challenges', 'declines']

export async function openWorld(plain: Database, rng: Rng, bankBy: (bank: CardEngine) => CardEngine): Promise<World> {
  const { db, idle } = watchDatabase(plain)
  const orders: ModelOrder[] = (await insertOrders(db, ordersInWorld)).map((id) => {
    return { id, card: rng.pick(cards), seen: new Set(), wasPlaced: false, isUndisturbed: true }
  })
  const byId = new Map(orders.map((one) => [one.id, one]))
  const bank = simulatedBank((key) => byId.get(key)!.card)
  const sleepers: (() => void)[] = []
  const deps: SettleDeps = {
    db,
    payments: createPayments({ cards: bankBy(bank.engine) }),
    giftCards: createGiftCards('a simulation'),
    pause: () => new Promise<void>((resolve) => sleepers.push(resolve)),
  }
  return { db: plain, deps, idle, rng, bank, orders, byId, jobs: [], mails: new Map(), sleepers, commands: 0 }
}

/** Runs a command until it ends, sleeps, or waits for the bank. */
export async function runCommand(world: World, command: () => Promise<unknown>) {
  world.commands += 1
  command().catch(() => {})
  await world.idle()
  await collectJobs(world)
}

/** Runs a job. A failed job stays in the queue. */
export async function runJob({ deps, jobs }: World, job: Job) {
  jobs.push(job)
  if (job.topic === 'order_paid') await publishOrder(deps, job.orderId)
  else await releasePayment(deps, job.orderId, job.reference)
  // A parallel run of the same job may have removed it.
  if (jobs.includes(job)) jobs.splice(jobs.indexOf(job), 1)
}

export async function collectJobs({ db, jobs, mails }: World) {
  for (const job of await takeJobs(db))
    if (job.topic === 'mail_send') mails.set(job.orderId, (mails.get(job.orderId) ?? 0) + 1)
    else jobs.push(job)
}

export async function respondToBankRequest({ bank, byId, rng, idle }: World) {
  const [request] = bank.open.splice(rng.below(bank.open.length), 1)
  const fate = randomFate(rng)
  if (fate !== 'answered') markDisturbed(byId, request!.key)
  // In one of 20 cases, the requesting process crashes before it gets a response.
  if (!rng.oneIn(20)) request!.respond(fate)
  else markDisturbed(byId, request!.key)
  await idle()
}

/** Marks the order of a bank request as disturbed, or all orders if the request has no key. */
export function markDisturbed(byId: ReadonlyMap<string, ModelOrder>, key: string) {
  for (const one of key === '' ? byId.values() : [byId.get(key)!]) one.isUndisturbed = false
}
