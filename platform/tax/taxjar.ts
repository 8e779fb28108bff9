import { z } from 'zod'
import { remainingBudgetMs } from '#platform/request-context.ts'
import type { AskedOrder, TaxAnswer, TaxEngine } from './engine.ts'

interface TaxJarSettings {
  /** Ends in /v2. */
  baseUrl: string
  token: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Hears once that it does not answer, and again after it did; of odd answers at most once in half a minute. */
  report: (error: Error) => void
}

// It is asked while a shopper waits for the total, whose whole budget is six seconds.
const timeoutMs = 2_500
/** So long nobody is asked after no answer: short, since without one nobody can order. */
const pauseMs = 2_000
const toldMs = 30_000
/** It does not take us, or no more of us. */
const awayStatuses: ReadonlySet<number> = new Set([401, 403, 429])

/** The vendor's categories of what is not taxed as goods are: supplements, and what is sent as bytes. */
const categories = { goods: undefined, food: '40020', ebook: '31000' } as const

const Taxed = z.object({ tax_collectable: z.number(), combined_tax_rate: z.number().default(0) })
const Answer = z.object({
  tax: z.object({
    order_total_amount: z.number().nullish(),
    taxable_amount: z.number(),
    amount_to_collect: z.number(),
    rate: z.number(),
    has_nexus: z.boolean(),
    exemption_type: z.string().nullish(),
    jurisdictions: z.object({ country: z.string().nullish(), state: z.string().nullish() }).nullish(),
    breakdown: z
      .object({
        shipping: Taxed.nullish(),
        line_items: z.array(Taxed.extend({ id: z.string() })).default([]),
      })
      .nullish(),
  }),
})
const Refusal = z.object({ detail: z.string() })
type Answered = z.output<typeof Answer>['tax']

/**
 * Asks TaxJar by its published wire, `POST /v2/taxes` of the Sales Tax API: where there is a duty to collect and where
 * goods leave from stands in the vendor's account. What it does not answer in time, or not as it should, is unknown: after
 * silence, a failure of its own and a refusal of ours for everybody for a moment, else for the one order that it is of.
 */
export function taxJarEngine(settings: TaxJarSettings): TaxEngine {
  const { now, report } = settings
  let pausedUntil = 0
  let toldUntil = 0
  let isAway = false
  const away = (why: string): TaxAnswer => {
    pausedUntil = now() + pauseMs
    if (!isAway) report(new Error(`The tax engine does not answer: ${why}`))
    isAway = true
    return { state: 'unknown' }
  }
  const odd = (why: string): TaxAnswer => {
    if (toldUntil <= now()) report(new Error(`The tax engine does not answer an order: ${why}`))
    toldUntil = Math.max(toldUntil, now() + toldMs)
    return { state: 'unknown' }
  }
  return {
    quote: async (order) => {
      if (pausedUntil > now()) return { state: 'unknown' }
      const waitMs = await remainingBudgetMs('tax', timeoutMs)
      if (waitMs === null) return { state: 'unknown' }
      const said = await post(settings, bodyOf(order), waitMs)
      // What had less than its time says nothing of the vendor.
      if ('error' in said) return said.isLate && waitMs < timeoutMs ? { state: 'unknown' } : away(said.error)
      const { status, body } = said
      if (isNoPlace(said)) return { state: 'no_place' }
      if (status >= 500 || awayStatuses.has(status)) return away(`status ${status}`)
      // A page in its place, or half of what it said.
      if (body === undefined) return away('what came is no document')
      isAway = false
      if (status !== 200) return odd(`status ${status}`)
      const answer = Answer.safeParse(body)
      const tax = answer.success ? readTax(answer.data.tax, order) : null
      return tax ?? odd('what came is no answer to what was asked')
    },
  }
}

/** It understood the question and knows no such place, such as a postcode of another state: what is wrong is named. */
function isNoPlace({ status, body }: Answering): boolean {
  const read = Refusal.safeParse(body)
  return (status === 400 || status === 422) && read.success && /\bto_(?:zip|state|country)\b/.test(read.data.detail)
}

const decimal = (minor: number) => minor / 100

/** What a line comes to after its discount, before tax. */
function lineAmount({ qty, unit, discount }: AskedOrder['lines'][number]) {
  return qty * unit - discount
}

function bodyOf({ shipTo, lines, shipping, isExempt }: AskedOrder) {
  const { countryId, region, postcode, city, street } = shipTo
  return {
    to_country: countryId,
    to_zip: postcode,
    to_state: region,
    to_city: city,
    to_street: street,
    amount: decimal(lines.reduce((sum, line) => sum + lineAmount(line), 0)),
    shipping: decimal(shipping),
    ...(isExempt && { exemption_type: 'other' }),
    line_items: lines.map(({ id, kind, qty, unit, discount }) => ({
      id,
      quantity: qty,
      unit_price: decimal(unit),
      discount: decimal(discount),
      ...(categories[kind] && { product_tax_code: categories[kind] }),
    })),
  }
}

/** An answer in our own words; null where it is of another order or place, or has parts of a cent. */
function readTax(said: Answered, order: AskedOrder): TaxAnswer | null {
  const { shipTo, lines, shipping } = order
  const { jurisdictions, breakdown } = said
  const total = lines.reduce((sum, line) => sum + lineAmount(line), 0) + shipping
  if (typeof said.order_total_amount === 'number' && minorOf(said.order_total_amount) !== total) return null
  if (jurisdictions?.country && jurisdictions.country !== shipTo.countryId) return null
  if (jurisdictions?.state && jurisdictions.state !== shipTo.region) return null
  const free = !said.has_nexus
    ? 'no_nexus'
    : order.isExempt && said.exemption_type
      ? 'exempt'
      : said.taxable_amount * said.rate < 0.005
        ? 'untaxed'
        : null
  // Where nothing is collected there are no parts of it.
  const parts = breakdown?.line_items ?? (said.amount_to_collect === 0 ? lines.map(({ id }) => ({ id, ...none })) : [])
  const taxed = parts.map((part) => ({ id: part.id, ...taxOf(part) }))
  const sent = taxOf(breakdown?.shipping ?? none)
  const tax = minorOf(said.amount_to_collect)
  if (tax === null || sent.tax === null || taxed.some((part) => part.tax === null)) return null
  return {
    state: 'answered',
    tax,
    lines: taxed.map(({ id, tax, percent }) => ({ id, tax: tax!, percent })),
    shipping: { tax: sent.tax, percent: sent.percent },
    free,
  }
}

const none = { tax_collectable: 0, combined_tax_rate: 0 }

function taxOf({ tax_collectable, combined_tax_rate }: z.output<typeof Taxed>) {
  return { tax: minorOf(tax_collectable), percent: Math.round(combined_tax_rate * 1_000_000) / 10_000 }
}

/** Cents, null where an amount has parts of them. */
function minorOf(amount: number): number | null {
  const minor = Math.round(amount * 100)
  return Math.abs(amount * 100 - minor) < 1e-6 && Number.isSafeInteger(minor) ? minor : null
}

interface Answering {
  status: number
  body: unknown
}
type Said = Answering | { error: string; isLate: boolean }

/** What was answered within the time; a connection that broke is tried once more, since nothing is changed by asking. */
async function post({ baseUrl, token }: TaxJarSettings, body: object, waitMs: number): Promise<Said> {
  const signal = AbortSignal.timeout(waitMs)
  const ask = async (): Promise<Said> => {
    const response = await fetch(`${baseUrl}/taxes`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    return { status: response.status, body: parsed(text) }
  }
  try {
    return await ask().catch((error: unknown) => {
      if (signal.aborted) throw error
      return ask()
    })
  } catch (error) {
    const isLate = signal.aborted
    return { error: isLate ? `nothing within ${waitMs} ms` : String((error as Error).cause ?? error), isLate }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
