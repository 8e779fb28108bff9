import type { FlagAttributes } from '#domain/flags/attributes.ts'
import type { FlagValue } from '#domain/flags/feature.ts'
import type { Site } from '#domain/sites.ts'
import { cachedRead } from '#platform/database/cached-read.ts'
import type { QueryRunner } from '#platform/database.ts'
import { createFlagEvaluator, type FlagEvaluator } from '#platform/flags/evaluate.ts'
import { currentFlagOverrides } from '#platform/request-context.ts'
import { pageAttributes, visitorAttributes, type VisitorDeps } from './attributes.ts'
import { readFeature, readPayload } from './repository.ts'

export { readFlagClients } from './clients.ts'
export { readPayload } from './repository.ts'
export { applyFlagSetting, lockFlags } from './settings/repository.ts'
export { visitorAttributes, type VisitorDeps }

/** Returns the tag for pages that depend on a flag. */
export const flagTag = (key: string) => `flag:${key}`

/** Returns true if a flag is on for shared pages in the locale of the request. */
export async function isFlagOn(db: QueryRunner, key: string, site: Site): Promise<boolean> {
  return (await readFlag(db, key, pageAttributes(site))) === true
}

/**
 * Returns the value of a flag for a visitor, or null if there is no such flag. The current visitor's override takes
 * precedence.
 */
export async function readFlag(db: QueryRunner, key: string, attributes: FlagAttributes): Promise<FlagValue> {
  const override = overrideOf(key)
  if (override !== undefined) return override
  return createFlagEvaluator(await readFeature(db, key)).evaluate(key, { attributes }).value
}

/** Returns the current visitor's override of a flag, or undefined. */
function overrideOf(key: string): FlagValue | undefined {
  const overrides = currentFlagOverrides()
  return overrides && Object.hasOwn(overrides, key) ? overrides[key] : undefined
}

/** Reads flags for shared pages. */
export interface PageFlags {
  /** Returns true if a flag is on in the locale of the request. */
  isOn: (key: string, site: Site) => Promise<boolean>
}

export interface FlagDeps {
  db: QueryRunner
  /** If undefined, flags are read from `db`. */
  flags?: PageFlags
}

/** Returns true if a flag is on for shared pages in the locale of the request. */
export async function isPageFlagOn({ db, flags }: FlagDeps, key: string, site: Site): Promise<boolean> {
  return flags?.isOn(key, site) ?? isFlagOn(db, key, site)
}

/** Caches all flags until `forget` is called. Evaluates their rules on each call, because some depend on the time. */
export function cachedFlags(db: QueryRunner): PageFlags & { forget: () => void } {
  let cached: Promise<FlagEvaluator> | undefined
  const read = () => {
    const reading = readPayload(db).then(({ features }) => createFlagEvaluator(features))
    cached = reading
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }
  return {
    isOn: async (key, site) => {
      const override = overrideOf(key)
      if (override !== undefined) return override === true
      const evaluator = await (cached ?? read())
      return evaluator.evaluate(key, { attributes: pageAttributes(site) }).value === true
    },
    forget: () => (cached = undefined),
  }
}

type Values = Readonly<Record<string, FlagValue>>
/** Returns the values of all flags for a site's visitors in the locale of the request. */
export type ReadFeatures = (site: Site, now: number) => Promise<Values>

const cacheMs = 30_000

/** Caches all flags for 30 seconds. During a database outage, uses the last known values, if any. */
export function cachedFeatures(db: QueryRunner): ReadFeatures {
  const evaluator = cachedRead(async () => {
    const { features } = await readPayload(db)
    return memoizedValues(Object.keys(features), createFlagEvaluator(features))
  }, cacheMs)
  // A heartbeat with outdated flags, or with none, is better than no heartbeat.
  return async (site, now) => (await evaluator(now))?.(pageAttributes(site)) ?? {}
}

function memoizedValues(keys: readonly string[], evaluator: FlagEvaluator) {
  const known = new Map<string, Values>()
  return (attributes: FlagAttributes) => {
    const name = JSON.stringify(attributes)
    const values =
      known.get(name) ?? Object.fromEntries(keys.map((key) => [key, evaluator.evaluate(key, { attributes }).value]))
    known.set(name, values)
    return values
  }
}
