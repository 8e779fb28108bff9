import { createHash } from 'node:crypto'
import type { OrderStatus } from '#domain/orders/status.ts'
import { isSettled } from '#domain/orders/status.ts'
import type { Database } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { paymentsBy } from '#platform/payments/payments.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import { lockOrder, readOrder } from '#services/orders/repository.ts'
import { publishOrder, sweepOrders } from '#services/orders/publish.ts'
import {
  authorizeOrder,
  completeOrder,
  endUnpaid,
  releasePayment,
  type SettleDeps,
} from '#services/orders/order-payment.ts'
import { releaseStock } from '#services/catalog/steps.ts'
import { voidOrphanedAuthorizations } from '#services/orders/orphaned-authorizations.ts'
import { giftCardsBy } from '#services/giftcards/steps.ts'
import { diceOf, type Dice } from './dice.ts'
import { simulatedBank, fateOf, type Card, type SimulatedBank } from './simulated-bank.ts'
import { dayPasses, insertOrders, readEnds, takeJobs, timePasses, type Ended, type Job } from './simulated-rows.ts'

/** What the model knows of one order: what its card does, what was done to it, and what its shopper was told. */
interface Known {
  id: string
  card: Card
  told: Set<OrderStatus>
  wasAsked: boolean
  /** Nothing went wrong on its way, and nobody gave up. */
  isCalm: boolean
}

interface Simulated {
  sequences: number
  commands: number
  /** Orders by how they ended. */
  ends: Map<string, number>
  /** Orders for which the bank authorised more than once. */
  twice: number
  wrong: string[]
  /** The same for the same seed. */
  digest: string
}

/** Orders of one world: few, so that much happens to each. */
const orders = 6
const stepsPerOrder = 24
const cardsDealt: readonly Card[] = ['pays', 'pays', 'pays', 'asks', 'asks', 'declines']
// No sum of them comes near a moment at which the store decides otherwise: how fast this machine is decides nothing.
const ages = [11, 21, 21, 21, 21, 21, 137, 1_900]
const payer = { ip: '192.0.2.1', origin: 'http://localhost', browserInfo: undefined }

/** Counts what is under way in the database, so that one command is at its end, or waits for the bank, before the next. */
function watched(db: Database) {
  let busy = 0
  let wake = () => {}
  const counted = async <T>(work: () => Promise<T>) => {
    busy += 1
    try {
      return await work()
    } finally {
      busy -= 1
      if (busy === 0) wake()
    }
  }
  const idle = async () => {
    for (let turns = 0; turns < 2; turns += 1) {
      await new Promise(setImmediate)
      if (busy === 0) continue
      await new Promise<void>((resolve) => (wake = resolve))
      turns = -1
    }
  }
  const seen: Database = {
    ...db,
    run: (sql, values) => counted(() => db.run(sql, values)),
    pipeline: (work) => counted(() => db.pipeline(work)),
    transaction: (work) => counted(() => db.transaction(work)),
  }
  return { db: seen, idle }
}

interface Simulating {
  worlds: number
  seed: number
  /** Of so many lanes side by side, each with a database of its own, this one: it has each so-many-th world. */
  lane?: { number: number; of: number }
  bankBy?: (bank: CardEngine) => CardEngine
  /** The first world with something wrong in it is enough. */
  endsAtWrong?: boolean
}

/**
 * Runs worlds of orders, each order with a random sequence of commands from shopper, bank, jobs, sweeps and the clock, one
 * command after the other up to where it waits for the bank; then everything recovers, and each order is compared with
 * what a simple model says of it.
 */
export async function simulate(
  db: Database,
  { worlds, seed, lane = { number: 0, of: 1 }, bankBy = (bank) => bank, endsAtWrong = false }: Simulating,
): Promise<Simulated> {
  const found: Simulated = { sequences: 0, commands: 0, ends: new Map(), twice: 0, wrong: [], digest: '' }
  const digest = createHash('sha256')
  for (let world = lane.number; world < worlds && !(endsAtWrong && found.wrong.length > 0); world += lane.of) {
    const ended = await simulateWorld(db, diceOf(seed, world), { name: `${seed}.${world}`, bankBy, found })
    digest.update(JSON.stringify(ended))
  }
  return { ...found, digest: digest.digest('hex') }
}

interface World {
  name: string
  bankBy: (bank: CardEngine) => CardEngine
  found: Simulated
}

async function simulateWorld(plain: Database, dice: Dice, { name, bankBy, found }: World) {
  const { db, idle } = watched(plain)
  const known: Known[] = (await insertOrders(db, orders)).map((id) => {
    return { id, card: dice.pick(cardsDealt), told: new Set(), wasAsked: false, isCalm: true }
  })
  const byId = new Map(known.map((one) => [one.id, one]))
  const bank = simulatedBank((key) => byId.get(key)!.card)
  const pauses: (() => void)[] = []
  const deps: SettleDeps = {
    db,
    payments: paymentsBy({ cards: bankBy(bank.engine) }),
    giftCards: giftCardsBy('a simulation'),
    pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
  }
  const jobs: Job[] = []
  const mails = new Map<string, number>()
  const gatherJobs = async () => {
    for (const job of await takeJobs(plain))
      if (job.topic === 'mail_send') mails.set(job.orderId, (mails.get(job.orderId) ?? 0) + 1)
      else jobs.push(job)
  }
  const begin = async (command: () => Promise<unknown>) => {
    found.commands += 1
    command().catch(() => {})
    await idle()
    await gatherJobs()
  }
  const tell = (one: Known, row: OrderRow) => void one.told.add(row.status)
  /** A job that fails, or whose process died, is tried again. */
  const runJob = async (job: Job) => {
    jobs.push(job)
    if (job.topic === 'order_paid') await publishOrder(deps, job.orderId)
    else await releasePayment(deps, job.orderId, job.reference)
    // It may be run twice at the same moment, and then it is at its end already.
    if (jobs.includes(job)) jobs.splice(jobs.indexOf(job), 1)
  }
  const commands: Readonly<Record<string, (one: Known) => (() => Promise<unknown>) | null>> = {
    'shopper orders': (one) => async () => {
      one.wasAsked = true
      tell(one, await authorizeOrder(deps, one.id, payer))
    },
    'shopper comes back from the bank': (one) => async () =>
      tell(one, await completeOrder(deps, (await readOrder(db, one.id))!)),
    'shopper orders anew': (one) => () =>
      db.transaction(async (tx) => {
        const row = (await lockOrder(tx, one.id))!
        if (row.status !== 'payment_pending') return
        one.isCalm = false
        const ended = await endUnpaid(deps, tx, row, 'replaced')
        if (ended) await releaseStock(tx, row.site, ended.pieces)
      }),
    'job runs': () => {
      const job = jobs.length > 0 ? jobs.splice(dice.below(jobs.length), 1)[0]! : null
      return job && (() => runJob(job))
    },
    'job runs twice': () => {
      const job = jobs.length > 0 ? dice.pick(jobs) : null
      return job && (() => runJob({ ...job }))
    },
    'orders are swept': () => () => sweepOrders(deps, Date.now()),
    'strays are looked for': () => () => voidOrphanedAuthorizations(deps, () => {}),
  }
  const weighted = [
    ...Array<string>(8).fill('shopper orders'),
    ...Array<string>(3).fill('shopper comes back from the bank'),
    ...Array<string>(4).fill('job runs'),
    'job runs twice',
    'shopper orders anew',
    'orders are swept',
    'strays are looked for',
  ]
  let last = known[0]!
  // Much happens to one order, then to the next: what meets another is what goes wrong.
  const next = () => (last = dice.once(4) ? dice.pick(known) : last)
  for (let step = 0; step < orders * stepsPerOrder; step += 1) {
    if (bank.open.length > 0 && dice.once(2)) {
      await answer(bank, byId, dice, idle)
      await gatherJobs()
    } else if (pauses.length > 0 && dice.once(2)) {
      pauses.splice(dice.below(pauses.length), 1)[0]!()
      await idle()
      await gatherJobs()
    } else if (dice.once(6)) bank.decide(dice.pick(known).id, !dice.once(4))
    else if (dice.once(9)) bank.arrive()
    else if (dice.once(12)) {
      // What time passes over may be swept before its payment is decided.
      for (const one of known) one.isCalm &&= [...one.told].some(isSettled)
      await timePasses(plain, dice.pick(ages))
    } else {
      const command = commands[dice.pick(weighted)]!(next())
      if (command) await begin(command)
    }
  }
  await recover({ bank, byId, dice, idle, begin, gatherJobs, jobs, runJob, plain, deps, known, pauses })
  found.twice += known.filter(({ id }) => bank.made.filter(({ key }) => key === id).length > 1).length
  const ended = await readEnds(
    plain,
    known.map(({ id }) => id),
  )
  found.sequences += orders
  for (const end of ended) {
    const one = byId.get(end.id)!
    const how = `${one.card}: ${end.status}`
    found.ends.set(how, (found.ends.get(how) ?? 0) + 1)
    for (const problem of problemsOf(one, end, bank, mails.get(end.id) ?? 0))
      found.wrong.push(`${name} ${JSON.stringify({ ...one, told: [...one.told] })}: ${problem}`)
  }
  return ended.map(({ status, events }) => [status, events])
}

/** One question of many is answered, or is not. */
async function answer(bank: SimulatedBank, byId: Map<string, Known>, dice: Dice, idle: () => Promise<void>) {
  const [question] = bank.open.splice(dice.below(bank.open.length), 1)
  const fate = fateOf(dice)
  if (fate !== 'answered') upset(byId, question!.key)
  // Now and then who asked is dead by then.
  if (!dice.once(20)) question!.answer(fate)
  else upset(byId, question!.key)
  await idle()
}

/** What went wrong for one order, or, of a question about many, for all. */
function upset(byId: Map<string, Known>, key: string) {
  for (const one of key === '' ? byId.values() : [byId.get(key)!]) one.isCalm = false
}

interface Recovering {
  bank: SimulatedBank
  byId: Map<string, Known>
  gatherJobs: () => Promise<void>
  dice: Dice
  idle: () => Promise<void>
  begin: (command: () => Promise<unknown>) => Promise<void>
  jobs: Job[]
  runJob: (job: Job) => Promise<void>
  plain: Database
  deps: SettleDeps
  known: Known[]
  pauses: (() => void)[]
}

/** Who still waits for an answer is dead, what was asked for is done; then bank and clock behave, until nothing is left. */
async function recover({
  bank,
  byId,
  dice,
  idle,
  begin,
  gatherJobs,
  jobs,
  runJob,
  plain,
  deps,
  known,
  pauses,
}: Recovering) {
  for (const { key, answer: settle } of bank.open.splice(0))
    if (dice.once(2)) settle('answered')
    else upset(byId, key)
  pauses.length = 0
  await idle()
  bank.arrive()
  for (const { id } of known) bank.decide(id, dice.once(2))
  const wellBehaved = async (command: () => Promise<unknown>) => {
    await begin(command)
    while (bank.open.length > 0) {
      for (const { answer: settle } of bank.open.splice(0)) settle('answered')
      await idle()
    }
    await gatherJobs()
  }
  for (let round = 0; round < 40; round += 1) {
    await dayPasses(plain)
    await wellBehaved(() => sweepOrders(deps, Date.now()))
    await wellBehaved(() => voidOrphanedAuthorizations(deps, () => {}))
    for (const job of jobs.splice(0)) await wellBehaved(() => runJob(job))
    const ends = await readEnds(
      plain,
      known.map(({ id }) => id),
    )
    if (jobs.length === 0 && ends.every(({ status, looks }) => isSettled(status) && looks === null)) return
  }
}

/** What the model does not allow: a simple second reading of what an order may come to. */
function problemsOf(one: Known, end: Ended, { made }: SimulatedBank, mails: number): string[] {
  const own = made.filter(({ key }) => key === one.id)
  const taken = own.reduce((sum, { captured }) => sum + captured, 0)
  const isPublished = end.status === 'published'
  const rules: Readonly<Record<string, boolean>> = {
    'is at its end': isPublished || end.status === 'payment_error',
    'took its amount once, or nothing': taken === (isPublished ? end.amount : 0),
    'holds nothing': own.every(({ state }) => state !== 'held'),
    'keeps what was said: paid': isPublished || !(one.told.has('payment_complete') || one.told.has('published')),
    'keeps what was said: not paid': !isPublished || !one.told.has('payment_error'),
    'is not paid by a card that was declined': one.card !== 'declines' || !isPublished,
    'is not paid when nobody asked': one.wasAsked || !isPublished,
    'is paid when nothing went wrong': !(one.isCalm && one.wasAsked && one.card === 'pays') || isPublished,
    'is confirmed by one mail when it is paid': mails === (isPublished ? 1 : 0),
    'holds no stock': !end.isReserved,
    'has events that lead to its state': end.events.at(-1)?.endsWith(`>${end.status}`) === true,
  }
  return Object.entries(rules).flatMap(([rule, holds]) =>
    holds ? [] : [`${rule}: ${end.events.join(' ')}, ${JSON.stringify(own)}`],
  )
}
