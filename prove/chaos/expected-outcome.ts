import { z } from 'zod'
import type { Fault } from './chaos-proxy.ts'
import { misspelt, type Got, type Journey } from './journeys.ts'

/** Of the answers that a vendor gives, none arrives as it was sent. */
const mute: ReadonlySet<Fault> = new Set<Fault>(['down', 'reset', 'silence', 'cut', 'failure', 'garbage'])

const Checkout = z.object({
  tax: z.object({ state: z.string(), vatValid: z.boolean().nullable() }),
  totals: z.object({ tax: z.number().nullable(), toPay: z.number().nullable() }),
})
const Rates = z.object({ rates: z.array(z.object({ shippingCode: z.string(), rate: z.number() })) })
const Suggested = z.object({ suggestion: z.object({ street: z.array(z.string()) }).nullable() })

/** The vendors whose answers make figures or words that a shopper reads, by what asks for them. */
export const journeyOf = {
  tax: 'enter card',
  vat: 'enter VAT number',
  rates: 'ask rates',
  address: 'ask address',
} as const
type Said = keyof typeof journeyOf
export const isSaid = (dependency: string): dependency is Said => dependency in journeyOf

/** What an answer says: whether the vendor speaks in it, and all that is wrong with it. */
interface Heard {
  isOfVendor: boolean
  problems: string[]
}

/** Remembers what shoppers were told, and finds what contradicts itself, or comes from a vendor that could say nothing. */
export function openWitness() {
  const figures = new Map<string, Set<number>>()
  const same = (what: string, figure: number): string[] => {
    const before = figures.get(what) ?? new Set()
    figures.set(what, before.add(figure))
    if (figure <= 0) return [`${what} was told as ${figure}`]
    return before.size > 1 ? [`${what} was told as ${[...before].join(' and ')}`] : []
  }
  const hearTax = (text: string): Heard => {
    const { tax, totals } = Checkout.parse(JSON.parse(text))
    if (totals.tax === null) {
      const isTotal = totals.toPay !== null || tax.state === 'valid'
      return { isOfVendor: false, problems: isTotal ? ['a total without a tax'] : [] }
    }
    return { isOfVendor: true, problems: same('the tax of one cart to one town', totals.tax) }
  }
  const hearVat = (text: string): Heard => {
    const { tax, totals } = Checkout.parse(JSON.parse(text))
    if (tax.vatValid === false)
      return { isOfVendor: true, problems: ['a number that nobody refused was told as wrong'] }
    if (tax.vatValid)
      return { isOfVendor: true, problems: totals.tax === 0 ? [] : ['VAT was taken of a business that is known'] }
    return { isOfVendor: false, problems: same('the VAT of a number that nobody knows', totals.tax ?? 0) }
  }
  const hearRates = (text: string): Heard => {
    const { rates } = Rates.parse(JSON.parse(text))
    const sent = rates.filter(({ shippingCode }) => shippingCode !== 'shqshared_fixed')
    const problems = sent.flatMap(({ shippingCode, rate }) => same(`the rate ${shippingCode}`, rate))
    const isOfVendor = sent.some(({ shippingCode }) => shippingCode.startsWith('shq'))
    return { isOfVendor, problems: sent.length === 0 ? ['a cart without rates'] : problems }
  }
  const hearAddress = (text: string): Heard => {
    const { suggestion } = Suggested.parse(JSON.parse(text))
    const isRight = suggestion === null || suggestion.street.join() === misspelt.meant
    return { isOfVendor: suggestion !== null, problems: isRight ? [] : ['an address was suggested that nobody means'] }
  }
  const hearing: Partial<Record<Journey, (text: string) => Heard>> = {
    [journeyOf.tax]: hearTax,
    [journeyOf.vat]: hearVat,
    [journeyOf.rates]: hearRates,
    [journeyOf.address]: hearAddress,
  }
  return {
    /** What is wrong with an answer, and whether its vendor speaks in it; `faulty` has a fault now. */
    hear: (journey: Journey, { status, text }: Got, faulty?: { dependency: string; fault: Fault }): Heard => {
      const hear = hearing[journey]
      if (!hear || status !== 200) return { isOfVendor: false, problems: [] }
      const heard = hear(text)
      const isMute =
        faulty && isSaid(faulty.dependency) && journeyOf[faulty.dependency] === journey && mute.has(faulty.fault)
      const isMadeUp = isMute && heard.isOfVendor
      return {
        ...heard,
        problems: [...heard.problems, ...(isMadeUp ? ['it speaks for a vendor that said nothing'] : [])],
      }
    },
  }
}
