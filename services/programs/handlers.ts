import { toWireAmount } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { programs } from '#contract/programs.ts'
import { addDays } from '#domain/programs/calendar.ts'
import { priceSuffix } from '#domain/programs/price-suffix.ts'
import { hasAccess, mayCancel, mayReactivate, paidStatus } from '#domain/programs/subscription.ts'
import { workoutDate } from '#domain/programs/workouts.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { findCardForPayment } from '#services/payment-methods/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { lockCustomer } from '#services/sessions/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { deleteDueCharges, retryCharge } from './ledger.ts'
import {
  changeChargedCard,
  lockProgram,
  moveProgram,
  readCharges,
  readProgram,
  readPrograms,
  type ProgramRow,
} from './repository.ts'
import { isWorkout, saveWorkoutEntry, readEntries, readOutline, type WorkoutEntry } from './workouts/repository.ts'

type Detail = Reply<typeof programs, 'GET /svc_programming/programs/{id}'>
type Entry = Reply<typeof programs, 'PUT /svc_programming/programs/{id}/workouts/{week}/{day}'>

export const programHandlers: Handlers<typeof programs, { db: Database }> = {
  async 'GET /svc_programming/programs'({ scope, now }, { db }) {
    const today = isoDateOf(now)
    return { programs: (await readPrograms(db, scope)).map((program) => wireProgram(program, today)) }
  },

  async 'GET /svc_programming/programs/{id}'({ scope, params, now, refuse }, { db }) {
    const program = await readProgram(db, scope, params.id)
    if (!program) throw refuse('program_not_found')
    return detailOf(db, program, isoDateOf(now))
  },

  async 'POST /svc_programming/programs/{id}/cancel'(received, { db }) {
    const { scope, params, body, now, refuse } = received
    const today = isoDateOf(now)
    return writeOnce<Detail>(db, received, async (tx) => {
      const program = await lockProgram(tx, scope, params.id)
      if (!program) throw refuse('program_not_found')
      // Canceling twice has no further effect.
      if (program.status !== 'cancelled') {
        if (!mayCancel(program)) throw refuse('not_cancellable')
        await deleteDueCharges(tx, program.id)
        // A past-due program has no paid time left.
        await moveProgram(tx, program.id, mayGoOn(program, today) ? 'cancelled' : 'ended', body.reason)
      }
      return detailOf(tx, (await readProgram(tx, scope, program.id))!, today)
    })
  },

  async 'POST /svc_programming/programs/{id}/reactivate'(received, { db }) {
    const { scope, params, now, refuse } = received
    const today = isoDateOf(now)
    return writeOnce<Detail>(db, received, async (tx) => {
      const program = await lockProgram(tx, scope, params.id)
      if (!program) throw refuse('program_not_found')
      if (!mayCancel(program)) {
        if (!mayReactivate(program, today)) throw refuse('not_reactivatable')
        await moveProgram(tx, program.id, paidStatus(program), null)
      }
      return detailOf(tx, (await readProgram(tx, scope, program.id))!, today)
    })
  },

  async 'PUT /svc_programming/programs/{id}/card'(received, { db }) {
    const { scope, params, body, now, refuse } = received
    const today = isoDateOf(now)
    return writeOnce<Detail>(db, received, async (tx) => {
      // Deleting a card takes the same lock, so that the selected card cannot disappear.
      await lockCustomer(tx, scope.customerId!)
      const program = await lockProgram(tx, scope, params.id)
      if (!program) throw refuse('program_not_found')
      if (!mayCancel(program) && !mayReactivate(program, today)) throw refuse('not_charged')
      const chosen = await findCardForPayment(tx, scope, body.storedPaymentMethodId, now)
      if (!chosen) throw refuse('payment_method_not_found')
      if (chosen.isExpired) throw refuse('payment_method_expired')
      const isAnother = await changeChargedCard(tx, program.id, chosen)
      // A charge declined on the old card is retried with the new one.
      if (isAnother) await retryCharge(tx, program.id, today)
      return detailOf(tx, (await readProgram(tx, scope, program.id))!, today)
    })
  },

  async 'PUT /svc_programming/programs/{id}/workouts/{week}/{day}'(received, { db }) {
    const { scope, params, body, now, refuse } = received
    const { id, week, day } = params
    return writeOnce<Entry>(db, received, async (tx) => {
      const program = await lockProgram(tx, scope, id)
      if (!program) throw refuse('program_not_found')
      if (!hasAccess(program, isoDateOf(now))) throw refuse('program_locked')
      if (!(await isWorkout(tx, program.productId, week, day))) throw refuse('workout_not_found')
      return wireEntry(await saveWorkoutEntry(tx, program.id, { week, day, ...body }))
    })
  },
}

function mayGoOn({ renewalOn }: ProgramRow, today: IsoDate): boolean {
  return renewalOn !== null && today < renewalOn
}

async function detailOf(db: QueryRunner, program: ProgramRow, today: IsoDate): Promise<Detail> {
  const charges = await readCharges(db, program.id)
  return {
    ...wireProgram(program, today),
    card: program.card,
    invoices: charges.map(({ amount, tax, ...charge }) => ({
      ...charge,
      amount: amount === null ? null : toWireAmount(amount),
      tax: tax === null ? null : toWireAmount(tax),
    })),
    today,
    workouts: hasAccess(program, today) ? await workoutsOf(db, program) : [],
  }
}

async function workoutsOf(db: QueryRunner, { id, productId, beganOn }: ProgramRow): Promise<Detail['workouts']> {
  const workouts = await readOutline(db, productId)
  const entries = new Map((await readEntries(db, id)).map((entry) => [`${entry.week} ${entry.day}`, entry]))
  return workouts.map((workout) => {
    const entry = entries.get(`${workout.week} ${workout.day}`)
    return { ...workout, date: workoutDate(beganOn, workout), entry: entry ? wireEntry(entry) : null }
  })
}

function wireEntry({ doneAt, note, score }: WorkoutEntry): Entry {
  return { doneAt: doneAt?.toISOString() ?? null, note, score }
}

function wireProgram(
  program: ProgramRow,
  today: IsoDate,
): Reply<typeof programs, 'GET /svc_programming/programs'>['programs'][number] {
  const { id, interval, shown, renewalOn, cycles, tryOn, isTrial, card: _, ...rest } = program
  return {
    _id: id,
    ...rest,
    subscriptionInterval: interval,
    shownPrice: toWireAmount(shown),
    priceSuffix: priceSuffix(interval),
    hasAccess: hasAccess(program, today),
    trialEnd: isTrial && cycles <= 1 && renewalOn !== null ? addDays(renewalOn, -1) : null,
    renewalDate: renewalOn,
    completeCycles: cycles,
    nextTry: tryOn,
    mayCancel: mayCancel(program),
    mayReactivate: mayReactivate(program, today),
  }
}
