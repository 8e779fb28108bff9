import { isCurrent, nextChange } from './dated.ts'
import { buyNotesHandle, hasOwnPath, homeHandle } from './page-path.ts'
import type { Site } from '#domain/sites.ts'

/**
 * When and for whom a block is shown. Without conditions, it is always shown to all visitors [CMS-404, CMS-405,
 * CMS-410].
 */
export interface Conditions {
  sites?: readonly Site[]
  /** Language tags, such as de-DE. */
  locales?: readonly string[]
  /** Shown only on pages of products with one of these SKUs. */
  skus?: readonly string[]
  /** Shown only to customers in one of these segments, in place of another block on the page. */
  segments?: readonly number[]
  replaces?: string
  flag?: string
  /** Epoch milliseconds. */
  from?: number
  to?: number
}

interface ConditionalBlock {
  props: { id: string; conditions?: Conditions }
}

/**
 * Returns a site's blocks at a time, and the time of the next change in epoch milliseconds, or null if there is none.
 */
export function blocksAt<B extends ConditionalBlock>(
  blocks: readonly B[],
  { site, now, flags }: { site: Site; now: number; flags: ReadonlySet<string> },
): { blocks: B[]; until: number | null } {
  const here = blocks.filter(({ props: { conditions } }) => {
    const { sites, flag } = conditions ?? {}
    return (sites === undefined || sites.includes(site)) && (flag === undefined || flags.has(flag))
  })
  const dates = here.map(({ props: { conditions } }) => datesOf(conditions))
  return { blocks: here.filter((_, index) => isCurrent(dates[index]!, now)), until: nextChange(dates, now) }
}

/** Returns the blocks that all visitors of a page see; `skus` identify the product on the page [CMS-405]. */
export function sharedBlocks<B extends ConditionalBlock>(
  blocks: readonly B[],
  { locale, skus }: { locale: string; skus: readonly string[] },
): B[] {
  return blocks.filter(({ props: { conditions } }) => {
    const { locales, skus: only, segments } = conditions ?? {}
    if (segments !== undefined) return false
    return (
      (locales === undefined || locales.includes(locale)) &&
      (only === undefined || only.some((sku) => skus.includes(sku)))
    )
  })
}

/**
 * Returns the blocks that a customer sees in place of others, keyed by the replaced id. The first match wins [CMS-404].
 */
export function blocksForSegments<B extends ConditionalBlock>(
  blocks: readonly B[],
  segments: readonly number[],
): Map<string, B> {
  const replacements = new Map<string, B>()
  for (const block of blocks) {
    const { segments: wanted, replaces } = block.props.conditions ?? {}
    if (wanted === undefined || replaces === undefined || replacements.has(replaces)) continue
    if (wanted.some((segment) => segments.includes(segment))) replacements.set(replaces, block)
  }
  return replacements
}

/** Returns the blocks that all visitors in a locale see, for page areas that are not specific to a product. */
export function blocksInLocale<B extends ConditionalBlock>(blocks: readonly B[], locale: string): B[] {
  return blocks.filter(({ props: { conditions = {} } }) => {
    const { locales, skus, segments } = conditions
    return skus === undefined && segments === undefined && (locales === undefined || locales.includes(locale))
  })
}

/** Conditions that do not depend on the site, its flags, or the clock. */
const visitorConditions = ['locales', 'skus', 'segments'] as const
type VisitorCondition = (typeof visitorConditions)[number]

/** Returns the visitor conditions that blocks on a page may have. Any others would hide the block from all visitors. */
function conditionsOn(handle: string): readonly VisitorCondition[] {
  if (handle === buyNotesHandle) return ['locales', 'skus']
  return hasOwnPath(handle) || handle === homeHandle ? ['locales', 'segments'] : ['locales']
}

/** Returns the conditions that cannot apply on this page as problems, each with its path. */
export function conditionProblems(handle: string, blocks: readonly ConditionalBlock[]): string[] {
  const allowed = conditionsOn(handle)
  const replaceable = new Set(blocks.flatMap(({ props: { id, conditions } }) => (conditions?.segments ? [] : [id])))
  return blocks.flatMap(({ props: { conditions = {} } }, index) => {
    const path = `content.${index}.props.conditions`
    const wrong = visitorConditions.filter((name) => conditions[name] !== undefined && !allowed.includes(name))
    const { replaces } = conditions
    const isMissing = wrong.length === 0 && replaces !== undefined && !replaceable.has(replaces)
    return [
      ...wrong.map((name) => `${path}.${name}: cannot be used on the page ${handle}`),
      ...(isMissing ? [`${path}.replaces: must be the id of another block on the page`] : []),
    ]
  })
}

function datesOf({ from, to }: Conditions = {}) {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { until: to }) }
}
