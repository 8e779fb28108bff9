import { z } from 'zod'
import { destinationsOf, destinationVariables, type DestinationSettings } from './destination-settings.ts'

const maxKeys = 20
/** An event query locks every day's partition. */
const maxDays = 800
const entry = /^([a-z][a-z0-9-]{0,39})=([\w-]{16,100})$/

export const analyticsVariables = {
  ANALYTICS_WRITE_KEYS: z
    .string()
    .refine((value) => readKeys(value) !== undefined, {
      error:
        'must be pairs of a source and its key of 16 to 100 letters, digits, -, or _, such as warehouse=KEY,app=KEY',
    })
    .optional(),
  ANALYTICS_DAYS: z
    .string()
    .refine((value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= maxDays, {
      error: `must be a whole number of days from 1 to ${maxDays}`,
    })
    .transform(Number)
    .default(395),
  ...destinationVariables,
} as const

export interface AnalyticsSettings {
  /** Source names by write key. */
  writeKeys: ReadonlyMap<string, string>
  /** Days until an event is deleted. */
  days: number
  destinations: DestinationSettings
}

type Values = z.output<z.ZodObject<typeof analyticsVariables>> & { SOCIAL_PIXEL_ID?: string | undefined }

export function analyticsOf(values: Values): AnalyticsSettings {
  const writeKeys = readKeys(values.ANALYTICS_WRITE_KEYS ?? '')!
  return { writeKeys, days: values.ANALYTICS_DAYS, destinations: destinationsOf(values) }
}

/** Source names of the store's own events. */
const ownSources = ['storefront', 'server', 'search']

function readKeys(text: string): ReadonlyMap<string, string> | undefined {
  const keys = new Map<string, string>()
  if (text === '') return keys
  const parts = text.split(',')
  if (parts.length > maxKeys) return undefined
  for (const part of parts) {
    const [, source, key] = entry.exec(part.trim()) ?? []
    if (source === undefined || key === undefined || keys.has(key) || ownSources.includes(source)) return undefined
    keys.set(key, source)
  }
  return keys
}
