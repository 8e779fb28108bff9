import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { spreedlyEngine } from '#platform/payments/spreedly/spreedly.ts'
import { chargeRenewals } from '#services/programs/charge.ts'
import { releaseExtraHolds } from '#services/programs/orphaned-authorizations.ts'
import { openDueRenewals } from '#services/programs/renewals.ts'
import { taxTablesOf } from '#services/tax/steps.ts'
import { randomBelow } from '../seed.ts'

/** Charges due renewals until the process is killed, over a network that loses responses. */
export async function runRenewals(engineBy: (engine: CardEngine) => CardEngine = (engine) => engine) {
  const day = process.env['PROVE_DAY']!
  const lost = Number(process.env['PROVE_LOST'])
  const db = openDatabase(process.env['PROVE_DATABASE']!, () => {}, { poolSize: 12 })
  const engine = spreedlyEngine({
    environmentKey: process.env['SPREEDLY_ENVIRONMENT_KEY']!,
    accessSecret: process.env['SPREEDLY_ACCESS_SECRET']!,
    gatewayToken: process.env['SPREEDLY_GATEWAY_TOKEN']!,
    baseUrl: process.env['SPREEDLY_BASE_URL']!,
    cardFields: () => ({ frameUrl: '', frameOrigin: '', redirectUrl: '' }),
  })
  const payments = createPayments({ cards: losing(engineBy(engine), lost) })
  const deps = { db, payments, taxTables: taxTablesOf(db), taxEngine: null, vatRegistry: null, report: console.error }
  process.send?.('ready')
  for (;;) {
    try {
      await openDueRenewals(db, day)
      await chargeRenewals(deps, Date.parse(`${day}T05:00:00Z`))
      await releaseExtraHolds(deps, console.error)
    } catch (error) {
      console.error(error)
    }
    await sleep(20)
  }
}

/** Loses `percent` of the exchanges, half of them before the request and half after the response. */
function losing(engine: CardEngine, percent: number): CardEngine {
  const isLost = () => randomBelow(100) < percent / 2
  return {
    ...engine,
    authorize: async (request) => {
      if (isLost()) return { state: 'unknown' }
      const outcome = await engine.authorize(request)
      return isLost() ? { state: 'unknown' } : outcome
    },
    capture: async (...args) => {
      if (isLost()) return 'unknown'
      const outcome = await engine.capture(...args)
      return isLost() ? 'unknown' : outcome
    },
    cancel: async (reference) => {
      if (isLost()) return 'unknown'
      const outcome = await engine.cancel(reference)
      return isLost() ? 'unknown' : outcome
    },
  }
}
