import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { initialWeek, weekOf, workoutDate } from '#domain/programs/workouts.ts'
import { toMinor } from '#contract/codec/amounts.ts'

type Wire = Reply<Store, 'GET /svc_programming/programs'>['programs'][number]
type StoredCard = Reply<Store, 'GET /svc_paymentmethod/methods'>['stored'][number]
type WireDetail = Reply<Store, 'GET /svc_programming/programs/{id}'>

export interface ProgramView extends Pick<
  Wire,
  'name' | 'url' | 'picture' | 'delivery' | 'status' | 'hasAccess' | 'orderId' | 'mayCancel' | 'mayReactivate'
> {
  id: string
  plan: Wire['subscriptionInterval']
  /** Displayed price per period, in minor units. */
  price: Minor
  suffix: string
  beganOn: number
  /** Null for one-time purchases. */
  renewsOn: number | null
  trialEnd: number | null
  nextTry: number | null
  cycles: number
}

export interface ProgramDetail extends ProgramView {
  card: WireDetail['card']
  /** Stored cards that can replace the current one. */
  cards: readonly { id: string; brand: string; last4: string; month: number; year: number }[]
  invoices: readonly {
    period: number
    dueOn: number
    status: WireDetail['invoices'][number]['status'] | 'refused'
    amount: Minor | null
  }[]
  weeks: readonly WeekView[]
  /** The week to expand initially. */
  openWeek: number | null
}

export interface WeekView {
  week: number
  from: number
  until: number
  workouts: readonly WorkoutView[]
}

export interface WorkoutView {
  week: number
  day: number
  date: number
  isToday: boolean
  title: string
  summary: string
  isDone: boolean
  note: string
  score: string
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
    price: toMinor(shownPrice),
    suffix: priceSuffix,
    beganOn: Date.parse(beganOn),
    renewsOn: renewalDate === null ? null : Date.parse(renewalDate),
    trialEnd: trialEnd === null ? null : Date.parse(trialEnd),
    nextTry: nextTry === null ? null : Date.parse(nextTry),
    cycles: program.completeCycles,
  }
}

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
      amount: amount === null ? null : toMinor(amount),
    })),
    weeks: [...weeks].map(([week, workouts]) => weekView(program, week, workouts)),
    openWeek: initialWeek([...weeks.keys()], weekOf(program.beganOn, program.today)),
  }
}

function weekView(
  { beganOn, today }: Pick<WireDetail, 'beganOn' | 'today'>,
  week: number,
  workouts: WireDetail['workouts'],
): WeekView {
  const dayOfWeek = (day: number) => Date.parse(workoutDate(beganOn, { week, day }))
  return {
    week,
    from: dayOfWeek(1),
    until: dayOfWeek(7),
    workouts: workouts.map(({ day, date, title, summary, entry }) => ({
      week,
      day,
      date: Date.parse(date),
      isToday: date === today,
      title,
      summary,
      isDone: entry !== null && entry.doneAt !== null,
      note: entry?.note ?? '',
      score: entry?.score ?? '',
    })),
  }
}
