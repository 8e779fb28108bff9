import { z } from 'zod'
import { remainingBudgetMs } from '#platform/request-context.ts'
import type { TaxedOrder, TaxResult, TaxEngine } from './engine.ts'

interface TaxJarSettings {
  /** Ends in /v2. */
  baseUrl: string
  token: string
  /** Unix time in milliseconds. */
  now: () => number
  /** Called once per outage, and at most every 30 seconds for invalid responses. */
  report: (error: Error) => void
}

// Short, because a shopper waits for the total.
const timeoutMs = 2_500
/** Pause after an outage. Short, because no order can be placed without tax. */
const pauseMs = 2_000
const reportedMs = 30_000
/** Statuses for wrong credentials or rate limiting. */
const awayStatuses: ReadonlySet<number> = new Set([401, 403, 429])

/** TaxJar's product tax codes: supplements and digital goods. */
const categories = { goods: undefined, food: '40020', ebook: '31000' } as const

const Taxed = z.object({ tax_collectable: z.number(), combined_tax_rate: z.number().default(0) })
const TaxResponse = z.object({
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
type VendorTax = z.output<typeof TaxResponse>['tax']

/**
 * Creates the engine for TaxJar's `POST /v2/taxes`. Nexus and origin addresses are set in the TaxJar account. A failure
 * returns `unknown`, and an outage pauses all requests.
 */
export function taxJarEngine(settings: TaxJarSettings): TaxEngine {
  const { now, report } = settings
  let pausedUntil = 0
  let reportedUntil = 0
  let isAway = false
  const away = (why: string): TaxResult => {
    pausedUntil = now() + pauseMs
    if (!isAway) report(new Error(`The tax engine is unavailable: ${why}`))
    isAway = true
    return { state: 'unknown' }
  }
  const odd = (why: string): TaxResult => {
    if (reportedUntil <= now()) report(new Error(`The tax engine returned no valid result for an order: ${why}`))
    reportedUntil = Math.max(reportedUntil, now() + reportedMs)
    return { state: 'unknown' }
  }
  return {
    quote: async (order) => {
      if (pausedUntil > now()) return { state: 'unknown' }
      const waitMs = await remainingBudgetMs('tax', timeoutMs)
      if (waitMs === null) return { state: 'unknown' }
      const response = await post(settings, bodyOf(order), waitMs)
      // A timeout shortened by the request's deadline is not an outage.
      if ('error' in response)
        return response.isLate && waitMs < timeoutMs ? { state: 'unknown' } : away(response.error)
      const { status, body } = response
      if (isNoPlace(response)) return { state: 'no_place' }
      if (status >= 500 || awayStatuses.has(status)) return away(`status ${status}`)
      // The response is an HTML page, or JSON that was truncated.
      if (body === undefined) return away('the response is not JSON')
      isAway = false
      if (status !== 200) return odd(`status ${status}`)
      const parsed = TaxResponse.safeParse(body)
      const tax = parsed.success ? readTax(parsed.data.tax, order) : null
      return tax ?? odd('the response does not match the request')
    },
  }
}

/** Returns true for errors such as a postcode in another state. */
function isNoPlace({ status, body }: HttpResult): boolean {
  const read = Refusal.safeParse(body)
  return (status === 400 || status === 422) && read.success && /\bto_(?:zip|state|country)\b/.test(read.data.detail)
}

const decimal = (minor: number) => minor / 100

/** Returns the net amount after the discount. */
function lineAmount({ qty, unit, discount }: TaxedOrder['lines'][number]) {
  return qty * unit - discount
}

function bodyOf({ shipTo, lines, shipping, isExempt }: TaxedOrder) {
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

/** Returns null if the response is for another order or place, or has fractions of a cent. */
function readTax(vendorTax: VendorTax, order: TaxedOrder): TaxResult | null {
  const { shipTo, lines, shipping } = order
  const { jurisdictions, breakdown } = vendorTax
  const total = lines.reduce((sum, line) => sum + lineAmount(line), 0) + shipping
  if (typeof vendorTax.order_total_amount === 'number' && minorOf(vendorTax.order_total_amount) !== total) return null
  if (jurisdictions?.country && jurisdictions.country !== shipTo.countryId) return null
  if (jurisdictions?.state && jurisdictions.state !== shipTo.region) return null
  const free = !vendorTax.has_nexus
    ? 'no_nexus'
    : order.isExempt && vendorTax.exemption_type
      ? 'exempt'
      : vendorTax.taxable_amount * vendorTax.rate < 0.005
        ? 'untaxed'
        : null
  // Without tax to collect, TaxJar returns no breakdown.
  const parts =
    breakdown?.line_items ?? (vendorTax.amount_to_collect === 0 ? lines.map(({ id }) => ({ id, ...none })) : [])
  const taxed = parts.map((part) => ({ id: part.id, ...taxOf(part) }))
  const shippingTax = taxOf(breakdown?.shipping ?? none)
  const tax = minorOf(vendorTax.amount_to_collect)
  if (tax === null || shippingTax.tax === null || taxed.some((part) => part.tax === null)) return null
  return {
    state: 'answered',
    tax,
    lines: taxed.map(({ id, tax, percent }) => ({ id, tax: tax!, percent })),
    shipping: { tax: shippingTax.tax, percent: shippingTax.percent },
    free,
  }
}

const none = { tax_collectable: 0, combined_tax_rate: 0 }

function taxOf({ tax_collectable, combined_tax_rate }: z.output<typeof Taxed>) {
  return { tax: minorOf(tax_collectable), percent: Math.round(combined_tax_rate * 1_000_000) / 10_000 }
}

/** Converts an amount to minor units. Returns null for fractions of a cent. */
function minorOf(amount: number): number | null {
  const minor = Math.round(amount * 100)
  return Math.abs(amount * 100 - minor) < 1e-6 && Number.isSafeInteger(minor) ? minor : null
}

interface HttpResult {
  status: number
  body: unknown
}
type PostResult = HttpResult | { error: string; isLate: boolean }

/** Retries once after a broken connection, which is safe because a calculation has no side effects. */
async function post({ baseUrl, token }: TaxJarSettings, body: object, waitMs: number): Promise<PostResult> {
  const signal = AbortSignal.timeout(waitMs)
  const request = async (): Promise<PostResult> => {
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
    return await request().catch((error: unknown) => {
      if (signal.aborted) throw error
      return request()
    })
  } catch (error) {
    const isLate = signal.aborted
    return { error: isLate ? `no response within ${waitMs} ms` : String((error as Error).cause ?? error), isLate }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
