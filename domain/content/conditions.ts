import { isCurrent, nextChange } from './dated.ts'
import type { Site } from '#domain/sites.ts'

/** When and for whom a block is shown; without a condition, always and for all [CMS-404, CMS-405, CMS-410]. */
export interface Conditions {
  sites?: readonly Site[]
  /** Language tags, such as de-DE. */
  locales?: readonly string[]
  /** Only on pages of products with one of these SKUs. */
  skus?: readonly string[]
  /** Only for customers with one of these segments, in place of another block of the page. */
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

/** Returns the blocks of a site at a moment, and the next change in epoch milliseconds; null means never. */
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

/** Returns the blocks that all visitors of a page see; `skus` are those of the page's product [CMS-405]. */
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

/** Returns the blocks that a customer sees in place of others, by the id that they replace; the first one counts [CMS-404]. */
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

function datesOf({ from, to }: Conditions = {}) {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { until: to }) }
}
