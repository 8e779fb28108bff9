import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { minorOf } from '#storefront/page/price.ts'

type Wire = Reply<Store, 'GET /svc_programming/programs'>['programs'][number]
type StoredCard = Reply<Store, 'GET /svc_paymentmethod/methods'>['stored'][number]
type WireDetail = Reply<Store, 'GET /svc_programming/programs/{id}'>

/** A program as its screens show it; days are moments, milliseconds since 1970. */
export interface ProgramView extends Pick<
  Wire,
  'name' | 'url' | 'picture' | 'delivery' | 'status' | 'hasAccess' | 'orderId' | 'mayCancel' | 'mayReactivate'
> {
  id: string
  plan: Wire['subscriptionInterval']
  /** Minor units, as shown, for each period. */
  price: Minor
  suffix: string
  beganOn: number
  /** Null is bought once. */
  renewsOn: number | null
  trialEnd: number | null
  nextTry: number | null
  cycles: number
}

export interface ProgramDetail extends ProgramView {
  card: WireDetail['card']
  /** The customer's stored cards that it may be charged to instead. */
  cards: readonly { id: string; brand: string; last4: string; month: number; year: number }[]
  invoices: readonly {
    period: number
    dueOn: number
    status: WireDetail['invoices'][number]['status'] | 'refused'
    amount: Minor | null
  }[]
  weeks: readonly { week: number; workouts: readonly { day: number; title: string; summary: string }[] }[]
}

export function programView(program: Wire): ProgramView {
  const { _id, subscriptionInterval, shownPrice, priceSuffix, beganOn, renewalDate, trialEnd, nextTry } = program
  const { name, url, picture, delivery, status, hasAccess, orderId, mayCancel, mayReactivate } = program
  return {
    id: _id,
    name,
    url,
    picture,
    delivery,
    status,
    hasAccess,
    orderId,
    mayCancel,
    mayReactivate,
    plan: subscriptionInterval,
    price: minorOf(shownPrice),
    suffix: priceSuffix,
    beganOn: Date.parse(beganOn),
    renewsOn: renewalDate === null ? null : Date.parse(renewalDate),
    trialEnd: trialEnd === null ? null : Date.parse(trialEnd),
    nextTry: nextTry === null ? null : Date.parse(nextTry),
    cycles: program.completeCycles,
  }
}

/** A program with its bills and its workouts by week. */
export function programDetail(program: WireDetail, stored: readonly StoredCard[]): ProgramDetail {
  const weeks = Map.groupBy(program.workouts, ({ week }) => week)
  return {
    ...programView(program),
    card: program.card,
    cards: stored
      .filter(({ expired }) => !expired)
      .map(({ storedPaymentMethodId: id, brand, last4, cardExpMonth: month, cardExpYear: year }) => ({
        id,
        brand,
        last4,
        month,
        year,
      })),
    invoices: program.invoices.map(({ period, dueOn, status, amount }) => ({
      period,
      dueOn: Date.parse(dueOn),
      status: status === 'due' && program.nextTry !== null ? 'refused' : status,
      amount: amount === null ? null : minorOf(amount),
    })),
    weeks: [...weeks].map(([week, workouts]) => ({
      week,
      workouts: workouts.map(({ day, title, summary }) => ({ day, title, summary })),
    })),
  }
}
