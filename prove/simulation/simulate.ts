import { createHash } from 'node:crypto'
import { isSettled } from '#domain/orders/status.ts'
import type { Database } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createRng } from '../rng.ts'
import { randomCommand } from './commands.ts'
import { problemsOf, type ModelOrder } from './model.ts'
import { recoverWorld } from './recover.ts'
import { advanceTime, readFinalOrders } from './simulated-rows.ts'
import { respondToBankRequest, collectJobs, openWorld, ordersInWorld, runCommand, type World } from './world.ts'

interface SimulationReport {
  sequences: number
  commands: number
  ends: Map<string, number>
  twice: number
  wrong: string[]
  digest: string
}

interface SimulationOptions {
  worlds: number
  seed: number
  /** With `of` parallel lanes, each lane takes every `of`-th world. */
  lane?: { number: number; of: number }
  bankBy?: (bank: CardEngine) => CardEngine
  endsAtWrong?: boolean
}

const stepsPerOrder = 24
// No sum of these values is close to a time limit in the store, so the machine's speed cannot change the result.
const ageSeconds = [11, 21, 21, 21, 21, 21, 137, 1_900]

/** Runs random commands on each world's orders, recovers the world, and compares each order with the model. */
export async function simulate(
  db: Database,
  { worlds, seed, lane = { number: 0, of: 1 }, bankBy = (bank) => bank, endsAtWrong = false }: SimulationOptions,
): Promise<SimulationReport> {
  const report: SimulationReport = { sequences: 0, commands: 0, ends: new Map(), twice: 0, wrong: [], digest: '' }
  const digest = createHash('sha256')
  for (let number = lane.number; number < worlds && !(endsAtWrong && report.wrong.length > 0); number += lane.of) {
    const world = await openWorld(db, createRng(seed, number), bankBy)
    await runSteps(world)
    await recoverWorld(world)
    digest.update(JSON.stringify(await checkWorld(world, `${seed}.${number}`, report)))
  }
  return { ...report, digest: digest.digest('hex') }
}

async function runSteps(world: World) {
  const { bank, rng, orders, sleepers } = world
  let last = orders[0]!
  // Errors are most likely when commands overlap on the same order.
  const next = () => (last = rng.oneIn(4) ? rng.pick(orders) : last)
  for (let step = 0; step < ordersInWorld * stepsPerOrder; step += 1) {
    if (bank.open.length > 0 && rng.oneIn(2)) {
      await respondToBankRequest(world)
      await collectJobs(world)
    } else if (sleepers.length > 0 && rng.oneIn(2)) {
      sleepers.splice(rng.below(sleepers.length), 1)[0]!()
      await world.idle()
      await collectJobs(world)
    } else if (rng.oneIn(6)) bank.decide(rng.pick(orders).id, !rng.oneIn(4))
    else if (rng.oneIn(9)) bank.arrive()
    else if (rng.oneIn(12)) await age(world)
    else {
      const command = randomCommand(world, next())
      if (command) await runCommand(world, command)
    }
  }
}

async function age({ db, rng, orders }: World) {
  // A sweep may process an aged order before its payment is decided, so such orders count as disturbed.
  for (const one of orders) one.isUndisturbed &&= [...one.seen].some(isSettled)
  await advanceTime(db, rng.pick(ageSeconds))
}

async function checkWorld(world: World, name: string, report: SimulationReport) {
  const { db, bank, byId, orders, mails } = world
  report.commands += world.commands
  report.twice += orders.filter(({ id }) => bank.authorizations.filter(({ key }) => key === id).length > 1).length
  report.sequences += orders.length
  const ended = await readFinalOrders(
    db,
    orders.map(({ id }) => id),
  )
  for (const end of ended) {
    const one = byId.get(end.id)!
    const how = `${one.card}: ${end.status}`
    report.ends.set(how, (report.ends.get(how) ?? 0) + 1)
    for (const problem of problemsOf(one, end, bank, mails.get(end.id) ?? 0))
      report.wrong.push(`${name} ${describe(one)}: ${problem}`)
  }
  return ended.map(({ status, events }) => [status, events])
}

const describe = (one: ModelOrder) => JSON.stringify({ ...one, seen: [...one.seen] })
