import type { Minor } from '#domain/money.ts'
import { amountToPay, totalsOf } from '#domain/checkout/totals.ts'
import { dayAfter } from '#domain/programs/calendar.ts'
import { nextTry, periodStart } from '#domain/programs/periods.ts'
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
  keepAuthorized,
  keepLate,
  keepPaid,
  keepPostponed,
  keepRefused,
  keepRenewed,
  releasePaymentLease,
  lockSubscription,
  prolongTurn,
  takeCharges,
  type Charge,
} from './ledger.ts'

export interface ChargeDeps extends TaxDeps {
  db: Database
  payments: Payments
  /** Hears of what somebody has to see to. */
  report: (error: unknown) => void
}

/**
 * Charges the renewals whose day has come, each period once: what was asked for without an answer is looked for at the
 * vendor before it is asked for again, and only the one payment that the ledger names is captured. Any number of these may
 * run at once, and any of them may end at any moment [PROGRAM-211].
 */
export async function chargeRenewals(deps: ChargeDeps, now: number): Promise<void> {
  const silent: EngineName[] = []
  for (;;) {
    const charges = await takeCharges(deps.db, isoDateOf(now), silent)
    if (charges.length === 0) return
    const doubtful = charges.filter(({ status, inDoubt }) => status === 'due' && inDoubt)
    const held = doubtful.length === 0 ? new Map<string, string[]>() : await holdsOf(deps.payments, doubtful.map(asked))
    const settled = await Promise.all(charges.map((charge) => endedByItself(deps, charge, held, now)))
    // A vendor that answers nothing is asked again in a minute, and keeps no other one's renewals waiting.
    const answered = new Set(charges.filter((_, index) => settled[index] === 'settled').map(({ engine }) => engine))
    for (const { engine } of charges) if (!answered.has(engine) && !silent.includes(engine)) silent.push(engine)
  }
}

/** What goes wrong with one charge stops no other: somebody hears of it, and it is asked for again once its turn is over. */
async function endedByItself(...asking: Parameters<typeof chargeOne>): Promise<'settled' | 'unknown'> {
  const [deps, charge] = asking
  try {
    return await chargeOne(...asking)
  } catch (error) {
    deps.report(new Error(`Renewal ${chargeKey(charge)} could not be charged`, { cause: error }))
    return 'unknown'
  }
}

const asked = (charge: Charge) => ({ engine: charge.engine, key: chargeKey(charge), since: charge.askedAt })

async function chargeOne(
  deps: ChargeDeps,
  charge: Charge,
  held: ReadonlyMap<string, string[]>,
  now: number,
): Promise<'settled' | 'unknown'> {
  if (charge.status === 'authorized') return capture(deps, charge, charge.amount!, charge.reference!, now)
  if (!charge.inDoubt) return authorize(deps, charge, now)
  const references = held.get(chargeKey(charge))
  if (!references) return unanswered(deps, charge)
  const [reference] = references
  // What is held beyond this one is let go by a look at it later.
  return reference === undefined ? authorize(deps, charge, now) : found(deps, charge, reference, now)
}

/** A payment whose answer was lost: it is the one, whatever the price would be today. */
async function found(deps: ChargeDeps, charge: Charge, reference: string, now: number) {
  if (charge.amount === null) throw new Error(`Renewal ${chargeKey(charge)} was asked for without an amount`)
  if (!(await keepAuthorized(deps.db, charge, reference, true))) return 'settled'
  return capture(deps, { ...charge, status: 'authorized' }, charge.amount, reference, now)
}

async function authorize(deps: ChargeDeps, taken: Charge, now: number): Promise<'settled' | 'unknown'> {
  const { db } = deps
  const engine = deps.payments.of(taken.engine)
  const due = await amountOf(deps, taken, now)
  // Nobody could say its tax now; nothing was asked of the bank.
  if (due === 'unknown') return unanswered(deps, taken)
  if (due === null) {
    // Nothing is wrong with the card: a table is missing, and somebody hears of it each day.
    await keepPostponed(db, taken, dayAfter(isoDateOf(now), 1))
    deps.report(new Error(`Renewal ${chargeKey(taken)} has no tax where it is billed`))
    return 'settled'
  }
  const turn = await prolongTurn(db, taken, due)
  // Cancelled meanwhile, or taken by another process because this one was too slow.
  if (turn === null) return 'settled'
  const charge = { ...taken, turn }
  if (due.amount === 0) return paid(deps, charge, 0)
  if (charge.token === null) return refused(deps, charge, 'card_missing', now)
  const outcome = await engine.authorize({
    token: charge.token,
    amount: due.amount,
    currency: siteSettings[charge.site].currency,
    key: chargeKey(charge),
    since: charge.askedAt,
    email: charge.email,
    ip: '',
    browserInfo: undefined,
    returnUrl: '',
    isRenewal: true,
  })
  if (outcome.state === 'unknown') return unanswered(deps, charge)
  if (outcome.state !== 'authorized') return refused(deps, charge, reasonOf(outcome), now)
  if (await keepAuthorized(db, charge, outcome.reference, charge.inDoubt))
    return capture(deps, { ...charge, status: 'authorized' }, due.amount, outcome.reference, now)
  // Cancelled while the bank was asked: what cannot be let go now is found by a look.
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
    .capture(reference, amount, siteSettings[charge.site].currency, charge.askedAt)
  if (captured === 'captured') return paid(deps, charge, amount)
  return captured === 'failed' ? refused(deps, charge, 'error', now) : unanswered(deps, charge)
}

/** The price that was agreed, with the tax of today where its buyer is billed; null where no place has one. */
async function amountOf(deps: ChargeDeps, { site, unit, taxClass, billTo }: Charge, now: number) {
  const lines = [{ id: 'renewal', class: taxClass, qty: 1, unit, discount: 0 }]
  const order = { shipTo: billTo, lines, discount: 0, shipping: 0, vatNumber: billTo.vatNumber }
  const { quote } = await quoteTaxForOrder(deps, site, order, now)
  if ('problem' in quote) return quote.problem === 'tax_unknown' ? 'unknown' : null
  return { amount: amountToPay(totalsOf(quote, { giftcards: 0 })), tax: quote.tax }
}

async function paid({ db }: ChargeDeps, charge: Charge, amount: Minor): Promise<'settled'> {
  const { subscriptionId: id, period } = charge
  await db.transaction(async (tx) => {
    const { interval, beganOn } = await lockSubscription(tx, id)
    if (!(await keepPaid(tx, charge, amount))) return
    const renewalOn = periodStart(beganOn, interval, period + 1)
    await keepRenewed(tx, charge, renewalOn)
    await afterCommit(tx, 'mail_send', mailOf('program-renewed', charge, { on: renewalOn, amount }))
  })
  return 'settled'
}

async function refused({ db }: ChargeDeps, charge: Charge, reason: string, now: number): Promise<'settled'> {
  const { subscriptionId: id, openedOn, failures, inDoubt } = charge
  const tryOn = nextTry(openedOn, failures + 1, isoDateOf(now))
  await db.transaction(async (tx) => {
    await lockSubscription(tx, id)
    if (!(await keepRefused(tx, charge, { reason, tryOn, looks: inDoubt }))) return
    if (!(await keepLate(tx, id, tryOn === null ? 'suspended' : 'past_due'))) return
    const template = tryOn === null ? 'program-suspended' : 'program-refused'
    await afterCommit(tx, 'mail_send', mailOf(template, charge, { on: tryOn, amount: charge.amount, reason }))
  })
  return 'settled'
}

async function unanswered({ db }: ChargeDeps, charge: Charge): Promise<'unknown'> {
  await releasePaymentLease(db, charge)
  return 'unknown'
}

function mailOf(template: string, charge: Charge, said: { on: IsoDate | null; amount: Minor | null; reason?: string }) {
  const { subscriptionId, period, failures, email, site, name } = charge
  const key = `${template}.${subscriptionId}.${period}.${failures}`
  return { template, to: email, data: { site, name, subscriptionId, ...said }, key }
}
