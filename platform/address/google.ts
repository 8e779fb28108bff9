import { z } from 'zod'
import { remainingBudgetMs } from '#platform/request-context.ts'
import type { AddressEngine, AddressPlace } from './engine.ts'

interface GoogleSettings {
  /** Base URL ending in /v1. */
  baseUrl: string
  key: string
  /** Unix time in milliseconds. */
  now: () => number
  /** Called on the first of several consecutive refusals of the key. */
  warn: (status: number) => void
}

// A shopper waits for this response before the next checkout step.
const timeoutMs = 2_000
/** Pause after an outage, which must not delay every checkout. */
const pauseMs = 30_000
/** Maximum address length that the service accepts, in characters. */
const longest = 280
/** Status codes for a key that is invalid or not enabled for this service. */
const refusals: ReadonlySet<number> = new Set([401, 403])

const Component = z.object({
  componentType: z.string(),
  spellCorrected: z.boolean().default(false),
  replaced: z.boolean().default(false),
})
const ValidateResponse = z.object({
  result: z.object({
    address: z.object({
      postalAddress: z.object({
        regionCode: z.string(),
        postalCode: z.string().default(''),
        administrativeArea: z.string().default(''),
        locality: z.string().default(''),
        addressLines: z.array(z.string()).default([]),
      }),
      addressComponents: z.array(Component).default([]),
      missingComponentTypes: z.array(z.string()).default([]),
      unresolvedTokens: z.array(z.string()).default([]),
    }),
  }),
})
type Found = z.output<typeof ValidateResponse>['result']['address']

const partOf: Readonly<Record<string, 'street' | 'city' | 'region' | 'postcode'>> = {
  route: 'street',
  street_number: 'street',
  locality: 'city',
  postal_town: 'city',
  administrative_area_level_1: 'region',
  postal_code: 'postcode',
}

/**
 * Creates the engine for Google's Address Validation API. Sends no personal data. Adopts only fields that Google
 * replaced or spell-corrected. Abbreviations and longer postcodes are not corrections.
 */
export function googleAddresses({ baseUrl, key, now, warn }: GoogleSettings): AddressEngine {
  let pausedUntil = 0
  let isRefused = false
  return {
    async suggest(entered) {
      const { street, apartment, city, region, postcode, countryId } = entered
      const addressLines = [...street, apartment].filter((line) => line !== '')
      const address = {
        regionCode: countryId,
        postalCode: postcode,
        administrativeArea: region,
        locality: city,
        addressLines,
      }
      if (pausedUntil > now() || Object.values(address).flat().join('').length > longest) return null
      const waitMs = await remainingBudgetMs('address', timeoutMs)
      if (waitMs === null) return null
      const { status, body } = await post(`${baseUrl}:validateAddress`, key, { address }, waitMs)
      // A timeout shortened by the request's deadline is not an outage.
      if (body === undefined && (status !== 0 || waitMs === timeoutMs)) pausedUntil = now() + pauseMs
      if (refusals.has(status) && !isRefused) warn(status)
      // During an outage, the key's state is unknown.
      isRefused = refusals.has(status) || (isRefused && body === undefined)
      const parsed = ValidateResponse.safeParse(body)
      return parsed.success ? corrected(entered, parsed.data.result.address) : null
    },
  }
}

function corrected(entered: AddressPlace, found: Found): AddressPlace | null {
  const { postalAddress, addressComponents, missingComponentTypes, unresolvedTokens } = found
  const mended = new Set(
    addressComponents.flatMap(({ componentType, spellCorrected, replaced }) =>
      spellCorrected || replaced ? (partOf[componentType] ?? []) : [],
    ),
  )
  if (mended.size === 0 || postalAddress.regionCode !== entered.countryId) return null
  // With unresolved tokens, Google's street may be missing words.
  const isWhole = missingComponentTypes.length === 0 && unresolvedTokens.length === 0
  return {
    ...entered,
    // Google's lines include the apartment.
    ...(mended.has('street') && isWhole && { street: withoutApartment(postalAddress.addressLines, entered) }),
    ...(mended.has('city') && { city: postalAddress.locality }),
    ...(mended.has('region') && { region: postalAddress.administrativeArea }),
    ...(mended.has('postcode') && { postcode: postalAddress.postalCode }),
  }
}

/** Removes the apartment from the end of a line. If no line ends with it, returns the entered street. */
function withoutApartment(lines: readonly string[], { street, apartment }: AddressPlace): readonly string[] {
  const wanted = wordsOf(apartment).map(([word]) => word.toLowerCase())
  if (wanted.length === 0) return lines
  const before = lines.map((line) => beforeWords(line, wanted))
  const at = before.findLastIndex((each) => each !== null)
  if (at < 0) return street
  return lines.map((line, index) => (index === at ? before[at]! : line)).filter((line) => line !== '')
}

const wordsOf = (text: string) => [...text.matchAll(/[^\s#,]+/g)]
/** Google writes "5" as "# 5" or "Apt 5". */
const designators = new Set(['apt', 'ste', 'unit'])

function beforeWords(line: string, wanted: readonly string[]): string | null {
  const words = wordsOf(line)
  const from = words.length - wanted.length
  if (from < 0 || wanted.some((word, index) => words[from + index]![0].toLowerCase() !== word)) return null
  const isNamed = from > 0 && designators.has(words[from - 1]![0].toLowerCase())
  const last = words[from - (isNamed ? 2 : 1)]
  return last ? line.slice(0, last.index + last[0].length) : ''
}

async function post(
  url: string,
  key: string,
  body: object,
  waitMs: number,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-goog-api-key': key },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    })
    const { status } = response
    const isValid = status < 500 && status !== 429 && !refusals.has(status)
    return { status, body: isValid ? ((await response.json()) as unknown) : undefined }
  } catch {
    return { status: 0, body: undefined }
  }
}
