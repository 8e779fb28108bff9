import { isSettled } from '#domain/orders/status.ts'
import { voidOrphanedAuthorizations } from '#services/orders/payment/orphaned-authorizations.ts'
import { sweepOrders } from '#services/orders/publish.ts'
import { advanceDay, readFinalOrders } from './simulated-rows.ts'
import { collectJobs, markDisturbed, runCommand, runJob, type World } from './world.ts'

const maxRounds = 40

/** Ends waiting commands as if their process had died, then finishes all orders with a bank that always responds. */
export async function recoverWorld(world: World) {
  const { bank, byId, rng, idle, deps, db, orders, jobs, sleepers } = world
  for (const { key, respond } of bank.open.splice(0))
    if (rng.oneIn(2)) respond('answered')
    else markDisturbed(byId, key)
  sleepers.length = 0
  await idle()
  bank.arrive()
  for (const { id } of orders) bank.decide(id, rng.oneIn(2))
  for (let round = 0; round < maxRounds; round += 1) {
    await advanceDay(db)
    await runWithResponses(world, () => sweepOrders(deps, Date.now()))
    await runWithResponses(world, () => voidOrphanedAuthorizations(deps, () => {}))
    for (const job of jobs.splice(0)) await runWithResponses(world, () => runJob(world, job))
    const ends = await readFinalOrders(
      db,
      orders.map(({ id }) => id),
    )
    if (jobs.length === 0 && ends.every(({ status, nextCheck }) => isSettled(status) && nextCheck === null)) return
  }
}

async function runWithResponses(world: World, command: () => Promise<unknown>) {
  const { bank, idle } = world
  await runCommand(world, command)
  while (bank.open.length > 0) {
    for (const { respond } of bank.open.splice(0)) respond('answered')
    await idle()
  }
  await collectJobs(world)
}
