import { z } from 'zod'
import type { Fault } from '../faults/chaos-proxy.ts'
import { misspelledStreet, type Journey, type JourneyResponse } from './journeys.ts'

/** Faults during which no vendor response arrives intact. */
const muting: ReadonlySet<Fault> = new Set<Fault>(['down', 'reset', 'silence', 'cut', 'failure', 'garbage'])

const Checkout = z.object({
  tax: z.object({ state: z.string(), vatValid: z.boolean().nullable() }),
  totals: z.object({ tax: z.number().nullable(), toPay: z.number().nullable() }),
})
const Rates = z.object({ rates: z.array(z.object({ shippingCode: z.string(), rate: z.number() })) })
const Suggested = z.object({ suggestion: z.object({ street: z.array(z.string()) }).nullable() })

export const vendorJourneys = {
  tax: 'enter card',
  vat: 'enter VAT number',
  rates: 'get rates',
  address: 'suggest address',
} as const
type Vendor = keyof typeof vendorJourneys
export const isVendor = (dependency: string): dependency is Vendor => dependency in vendorJourneys

interface Verdict {
  isFromVendor: boolean
  problems: string[]
}

/** Returns a check that compares responses with earlier ones and rejects vendor data that cannot have arrived. */
export function expectOutcomes() {
  const figures = new Map<string, Set<number>>()
  const sameAsBefore = (what: string, figure: number): string[] => {
    const before = figures.get(what) ?? new Set()
    figures.set(what, before.add(figure))
    if (figure <= 0) return [`${what} was ${figure}`]
    return before.size > 1 ? [`${what} was ${[...before].join(' and ')}`] : []
  }
  const checkTax = (text: string): Verdict => {
    const { tax, totals } = Checkout.parse(JSON.parse(text))
    if (totals.tax === null) {
      const isTotal = totals.toPay !== null || tax.state === 'valid'
      return { isFromVendor: false, problems: isTotal ? ['a total without tax'] : [] }
    }
    return { isFromVendor: true, problems: sameAsBefore('the tax of the same cart and town', totals.tax) }
  }
  const checkVat = (text: string): Verdict => {
    const { tax, totals } = Checkout.parse(JSON.parse(text))
    if (tax.vatValid === false) return { isFromVendor: true, problems: ['a valid VAT number was rejected'] }
    if (tax.vatValid)
      return { isFromVendor: true, problems: totals.tax === 0 ? [] : ['a business with a valid VAT number paid VAT'] }
    return { isFromVendor: false, problems: sameAsBefore('the VAT with an unverified number', totals.tax ?? 0) }
  }
  const checkRates = (text: string): Verdict => {
    const { rates } = Rates.parse(JSON.parse(text))
    const own = rates.filter(({ shippingCode }) => shippingCode !== 'shqshared_fixed')
    const problems = own.flatMap(({ shippingCode, rate }) => sameAsBefore(`the rate ${shippingCode}`, rate))
    const isFromVendor = own.some(({ shippingCode }) => shippingCode.startsWith('shq'))
    return { isFromVendor, problems: own.length === 0 ? ['a cart without rates'] : problems }
  }
  const checkAddress = (text: string): Verdict => {
    const { suggestion } = Suggested.parse(JSON.parse(text))
    const isRight = suggestion === null || suggestion.street.join() === misspelledStreet.meant
    return { isFromVendor: suggestion !== null, problems: isRight ? [] : ['a wrong address was suggested'] }
  }
  const checks: Partial<Record<Journey, (text: string) => Verdict>> = {
    [vendorJourneys.tax]: checkTax,
    [vendorJourneys.vat]: checkVat,
    [vendorJourneys.rates]: checkRates,
    [vendorJourneys.address]: checkAddress,
  }
  return (
    journey: Journey,
    { status, text }: JourneyResponse,
    faulty?: { dependency: string; fault: Fault },
  ): Verdict => {
    const check = checks[journey]
    if (!check || status !== 200) return { isFromVendor: false, problems: [] }
    const verdict = check(text)
    const isMuted =
      faulty && isVendor(faulty.dependency) && vendorJourneys[faulty.dependency] === journey && muting.has(faulty.fault)
    const isInvented = isMuted && verdict.isFromVendor
    return { ...verdict, problems: [...verdict.problems, ...(isInvented ? [inventedResponse] : [])] }
  }
}

export const inventedResponse = 'a vendor response that never arrived'
