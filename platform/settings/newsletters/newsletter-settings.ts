import { z } from 'zod'

const maxLists = 60
const entry = /^([A-Z]{3}-[A-Za-z]{1,40}):([1-9]\d{0,9})$/

export const newsletterVariables = {
  ITERABLE_API_KEY: z
    .string()
    .refine((value) => /^[\w-]{16,128}$/.test(value), { error: 'must be the key of a server-side API client' })
    .optional(),
  ITERABLE_DC: z.enum(['us', 'eu'], { error: 'must be us or eu' }).default('us'),
  ITERABLE_LISTS: z
    .string()
    .refine((value) => readLists(value) !== undefined, {
      error: 'must be pairs of a list and its number at the service, such as USA-newsletter:1234,USA-rapidfire:1235',
    })
    .optional(),
}
type NewsletterVariables = z.output<z.ZodObject<typeof newsletterVariables>>

const addresses = { us: 'https://api.iterable.com/api/', eu: 'https://api.eu.iterable.com/api/' }

export interface NewsletterServiceSettings {
  apiKey: string
  baseUrl: string
  /** The service's ids for our lists. */
  lists: ReadonlyMap<string, number>
}

/** Returns the mailing service, or undefined if the lists stay in the store. */
export function newsletterServiceOf(values: NewsletterVariables): NewsletterServiceSettings | undefined {
  const { ITERABLE_API_KEY: apiKey, ITERABLE_DC: center, ITERABLE_LISTS: lists = '' } = values
  return apiKey === undefined ? undefined : { apiKey, baseUrl: addresses[center], lists: readLists(lists)! }
}

export function newsletterProblems({ ITERABLE_API_KEY: key, ITERABLE_LISTS: lists }: NewsletterVariables): string[] {
  if ((key === undefined) === (lists === undefined)) return []
  const names = ['ITERABLE_API_KEY', 'ITERABLE_LISTS']
  const [missing, other] = key === undefined ? names : names.toReversed()
  return [`${missing} must be set too: without it ${other} has no effect.`]
}

function readLists(text: string): ReadonlyMap<string, number> | undefined {
  const lists = new Map<string, number>()
  if (text === '') return lists
  const parts = text.split(',')
  if (parts.length > maxLists) return undefined
  for (const part of parts) {
    const [, list, number] = entry.exec(part.trim()) ?? []
    if (list === undefined || lists.has(list)) return undefined
    lists.set(list, Number(number))
  }
  return lists
}
