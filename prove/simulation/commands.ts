import { releaseStock } from '#services/catalog/steps.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import { authorizeOrder, completeOrder, endUnpaidOrder } from '#services/orders/payment/order-payment.ts'
import { voidOrphanedAuthorizations } from '#services/orders/payment/orphaned-authorizations.ts'
import { sweepOrders } from '#services/orders/publish.ts'
import { lockOrder, readOrder } from '#services/orders/repository.ts'
import type { ModelOrder } from './model.ts'
import { runJob, type World } from './world.ts'

const payer = { ip: '192.0.2.1', origin: 'http://localhost', browserInfo: undefined }

type Command = (world: World, one: ModelOrder) => (() => Promise<unknown>) | null

/** A command returns null if it does not apply. */
const commands = {
  'shopper orders':
    ({ deps }, one) =>
    async () => {
      one.wasPlaced = true
      see(one, await authorizeOrder(deps, one.id, payer))
    },
  'shopper returns from the bank':
    ({ deps }, one) =>
    async () =>
      see(one, await completeOrder(deps, (await readOrder(deps.db, one.id))!)),
  'shopper orders again':
    ({ deps }, one) =>
    () =>
      deps.db.transaction(async (tx) => {
        const row = (await lockOrder(tx, one.id))!
        if (row.status !== 'payment_pending') return
        one.isUndisturbed = false
        const ended = await endUnpaidOrder(deps, tx, row, 'replaced')
        if (ended) await releaseStock(tx, row.site, ended.pieces)
      }),
  'job runs': (world) => {
    const { jobs, rng } = world
    const job = jobs.length > 0 ? jobs.splice(rng.below(jobs.length), 1)[0]! : null
    return job && (() => runJob(world, job))
  },
  'job runs twice': (world) => {
    const { jobs, rng } = world
    const job = jobs.length > 0 ? rng.pick(jobs) : null
    return job && (() => runJob(world, { ...job }))
  },
  'orders are swept':
    ({ deps }) =>
    () =>
      sweepOrders(deps, Date.now()),
  'orphaned authorizations are voided':
    ({ deps }) =>
    () =>
      voidOrphanedAuthorizations(deps, () => {}),
} satisfies Record<string, Command>

const weighted: readonly Command[] = [
  ...Array<Command>(8).fill(commands['shopper orders']),
  ...Array<Command>(3).fill(commands['shopper returns from the bank']),
  ...Array<Command>(4).fill(commands['job runs']),
  commands['job runs twice'],
  commands['shopper orders again'],
  commands['orders are swept'],
  commands['orphaned authorizations are voided'],
]

export function randomCommand(world: World, one: ModelOrder) {
  return world.rng.pick(weighted)(world, one)
}

function see(one: ModelOrder, row: OrderRow) {
  one.seen.add(row.status)
}
