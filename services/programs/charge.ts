import type { Minor } from '#domain/money.ts'
import { amountToPay, totalsOf } from '#domain/checkout/totals.ts'
import { addDays } from '#domain/programs/calendar.ts'
import { nextRetryDay, periodStart } from '#domain/programs/periods.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import { siteSettings } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import type { Database } from '#platform/database.ts'
import type { PaymentOutcome } from '#platform/payments/engine.ts'
import { holdsOf, type Payments } from '#platform/payments/payments.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { isoDateOf, quoteTaxForOrder, type TaxDeps } from '#services/tax/steps.ts'
import { chargeKey } from './orphaned-authorizations.ts'
import {
  recordAuthorized,
  markSubscriptionOverdue,
  recordPaid,
  postponeCharge,
  recordDeclined,
  recordRenewal,
  releasePaymentLease,
  lockSubscription,
  extendLease,
  leaseDueCharges,
  type Charge,
} from './ledger.ts'

export interface ChargeDeps extends TaxDeps {
  db: Database
  payments: Payments
  report: (error: unknown) => void
}

/**
 * Charges due renewals, once per period. After a lost response, looks for an existing payment first. Safe to run
 * concurrently and to stop at any time [PROGRAM-211].
 */
export async function chargeRenewals(deps: ChargeDeps, now: number): Promise<void> {
  const silent: EngineName[] = []
  for (;;) {
    const charges = await leaseDueCharges(deps.db, isoDateOf(now), silent)
    if (charges.length === 0) return
    const doubtful = charges.filter(({ status, inDoubt }) => status === 'due' && inDoubt)
    const openHolds =
      doubtful.length === 0 ? new Map<string, string[]>() : await holdsOf(deps.payments, doubtful.map(lookupOf))
    const settled = await Promise.all(charges.map((charge) => chargeSafely(deps, charge, openHolds, now)))
    // Renewals with an unresponsive vendor are retried after a minute, and do not block other vendors' renewals.
    const responding = new Set(charges.filter((_, index) => settled[index] === 'settled').map(({ engine }) => engine))
    for (const { engine } of charges) if (!responding.has(engine) && !silent.includes(engine)) silent.push(engine)
  }
}

/** Reports an error and continues with the other charges. The failed charge is retried after its lease ends. */
async function chargeSafely(...input: Parameters<typeof chargeOne>): Promise<'settled' | 'unknown'> {
  const [deps, charge] = input
  try {
    return await chargeOne(...input)
  } catch (error) {
    deps.report(new Error(`Renewal ${chargeKey(charge)} could not be charged`, { cause: error }))
    return 'unknown'
  }
}

const lookupOf = (charge: Charge) => ({ engine: charge.engine, key: chargeKey(charge), since: charge.requestedAt })

async function chargeOne(
  deps: ChargeDeps,
  charge: Charge,
  openHolds: ReadonlyMap<string, string[]>,
  now: number,
): Promise<'settled' | 'unknown'> {
  if (charge.status === 'authorized') return capture(deps, charge, charge.amount!, charge.reference!, now)
  if (!charge.inDoubt) return authorize(deps, charge, now)
  const references = openHolds.get(chargeKey(charge))
  if (!references) return recordUnknown(deps, charge)
  const [reference] = references
  // A later check voids every other authorization.
  return reference === undefined ? authorize(deps, charge, now) : acceptPayment(deps, charge, reference, now)
}

/** Accepts a payment found after a lost response, even if the price has changed since. */
async function acceptPayment(deps: ChargeDeps, charge: Charge, reference: string, now: number) {
  if (charge.amount === null) throw new Error(`Renewal ${chargeKey(charge)} was requested without an amount`)
  if (!(await recordAuthorized(deps.db, charge, reference, true))) return 'settled'
  return capture(deps, { ...charge, status: 'authorized' }, charge.amount, reference, now)
}

async function authorize(deps: ChargeDeps, taken: Charge, now: number): Promise<'settled' | 'unknown'> {
  const { db } = deps
  const engine = deps.payments.of(taken.engine)
  const due = await amountOf(deps, taken, now)
  // The tax is unknown, and the bank was not called.
  if (due === 'unknown') return recordUnknown(deps, taken)
  if (due === null) {
    // This is a missing rate table, not a card error. It is reported daily.
    await postponeCharge(db, taken, addDays(isoDateOf(now), 1))
    deps.report(new Error(`Renewal ${chargeKey(taken)} has no tax rate for its billing address`))
    return 'settled'
  }
  const turn = await extendLease(db, taken, due)
  // The subscription was canceled in the meantime, or the lease has expired.
  if (turn === null) return 'settled'
  const charge = { ...taken, turn }
  if (due.amount === 0) return paid(deps, charge, 0, now)
  if (charge.token === null) return refused(deps, charge, 'card_missing', now)
  const outcome = await engine.authorize({
    token: charge.token,
    amount: due.amount,
    currency: siteSettings[charge.site].currency,
    key: chargeKey(charge),
    since: charge.requestedAt,
    email: charge.email,
    ip: '',
    browserInfo: undefined,
    returnUrl: '',
    isRenewal: true,
  })
  if (outcome.state === 'unknown') return recordUnknown(deps, charge)
  if (outcome.state !== 'authorized') return refused(deps, charge, reasonOf(outcome), now)
  if (await recordAuthorized(db, charge, outcome.reference, charge.inDoubt))
    return capture(deps, { ...charge, status: 'authorized' }, due.amount, outcome.reference, now)
  // The subscription was canceled during the request. If this void fails, the later check voids the authorization
  // again.
  await engine.cancel(outcome.reference)
  return 'settled'
}

function reasonOf(outcome: Exclude<PaymentOutcome, { state: 'authorized' | 'unknown' }>): string {
  return outcome.state === 'failed' ? outcome.reason : 'three_ds'
}

async function capture(
  deps: ChargeDeps,
  charge: Charge,
  amount: Minor,
  reference: string,
  now: number,
): Promise<'settled' | 'unknown'> {
  const captured = await deps.payments
    .of(charge.engine)
    .capture(reference, amount, siteSettings[charge.site].currency, charge.requestedAt)
  if (captured === 'captured') return paid(deps, charge, amount, now)
  return captured === 'failed' ? refused(deps, charge, 'error', now) : recordUnknown(deps, charge)
}

/** Returns the agreed price plus current tax at the billing address, or null if there is no tax rate. */
async function amountOf(deps: ChargeDeps, { site, unit, taxClass, billTo }: Charge, now: number) {
  const lines = [{ id: 'renewal', class: taxClass, qty: 1, unit, discount: 0 }]
  const order = { shipTo: billTo, lines, discount: 0, shipping: 0, vatNumber: billTo.vatNumber }
  const { quote } = await quoteTaxForOrder(deps, site, order, now)
  if ('problem' in quote) return quote.problem === 'tax_unknown' ? 'unknown' : null
  return { amount: amountToPay(totalsOf(quote, { giftcards: 0 })), tax: quote.tax, taxes: quote.summary }
}

async function paid({ db }: ChargeDeps, charge: Charge, amount: Minor, now: number): Promise<'settled'> {
  const { subscriptionId: id, period } = charge
  await db.transaction(async (tx) => {
    const { interval, beganOn } = await lockSubscription(tx, id)
    if (!(await recordPaid(tx, charge, { amount, now }))) return
    const renewalOn = periodStart(beganOn, interval, period + 1)
    await recordRenewal(tx, charge, renewalOn)
    await afterCommit(tx, 'mail_send', mailOf('program-renewed', charge, { on: renewalOn, amount }))
  })
  return 'settled'
}

async function refused({ db }: ChargeDeps, charge: Charge, reason: string, now: number): Promise<'settled'> {
  const { subscriptionId: id, openedOn, failures, inDoubt } = charge
  const tryOn = nextRetryDay(openedOn, failures + 1, isoDateOf(now))
  await db.transaction(async (tx) => {
    await lockSubscription(tx, id)
    if (!(await recordDeclined(tx, charge, { reason, tryOn, looks: inDoubt }))) return
    if (!(await markSubscriptionOverdue(tx, id, tryOn === null ? 'suspended' : 'past_due'))) return
    const template = tryOn === null ? 'program-suspended' : 'program-refused'
    await afterCommit(tx, 'mail_send', mailOf(template, charge, { on: tryOn, amount: charge.amount, reason }))
  })
  return 'settled'
}

async function recordUnknown({ db }: ChargeDeps, charge: Charge): Promise<'unknown'> {
  await releasePaymentLease(db, charge)
  return 'unknown'
}

function mailOf(
  template: string,
  charge: Charge,
  details: { on: IsoDate | null; amount: Minor | null; reason?: string },
) {
  const { subscriptionId, period, failures, email, site, name, locale } = charge
  const key = `${template}.${subscriptionId}.${period}.${failures}`
  return { template, to: email, data: { site, name, subscriptionId, ...details }, key, locale }
}
