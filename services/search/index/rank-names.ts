import { collatorOf } from '#domain/search/select.ts'
import { yieldToEventLoop } from './grow.ts'

/** Number of names compared between yields to the event loop. */
const atOnce = 2_000

/**
 * Returns each name's rank. Comparing names by locale is 100 times slower than comparing numbers, so it is done only
 * once, in short steps.
 */
export async function rankNames(names: readonly string[], language = 'en'): Promise<Int32Array> {
  const { compare } = collatorOf(language)
  const distinct = [...new Set(names)]
  let runs: string[][] = []
  for (let from = 0; from < distinct.length; from += atOnce) {
    runs.push(distinct.slice(from, from + atOnce).sort(compare))
    await yieldToEventLoop()
  }
  while (runs.length > 1) {
    const merged: string[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(await mergedRuns(runs[at]!, runs[at + 1] ?? [], compare))
    runs = merged
  }
  const places = new Map<string, number>()
  const [inOrder = []] = runs
  let place = 0
  for (const [at, name] of inOrder.entries()) {
    // Names that the collation treats as equal share a rank.
    if (at > 0 && compare(inOrder[at - 1]!, name) !== 0) place += 1
    places.set(name, place)
    if (at % atOnce === 0) await yieldToEventLoop()
  }
  const found = new Int32Array(names.length)
  for (const [at, name] of names.entries()) {
    found[at] = places.get(name)!
    if (at % atOnce === 0) await yieldToEventLoop()
  }
  return found
}

async function mergedRuns(one: readonly string[], other: readonly string[], compare: Intl.Collator['compare']) {
  const merged: string[] = []
  for (let [a, b] = [0, 0]; a < one.length || b < other.length;) {
    const isOne = b >= other.length || (a < one.length && compare(one[a]!, other[b]!) <= 0)
    merged.push(isOne ? one[a++]! : other[b++]!)
    if (merged.length % atOnce === 0) await yieldToEventLoop()
  }
  return merged
}
