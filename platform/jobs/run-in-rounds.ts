interface Rounds<Item, Result> {
  clock: () => number
  /** No round begins after this time in milliseconds. */
  runMs: number
  /** Claims the items of the next round; none ends the run. */
  claim: () => Promise<readonly Item[]>
  work: (item: Item) => Promise<Result>
  /** Returns false to end the run. A failed item has the result null. */
  next: (results: readonly (Result | null)[]) => Promise<boolean>
}

/** Claims and works on items in rounds. All items of a round end before it fails with the first error. */
export async function runInRounds<Item, Result>({ clock, runMs, claim, work, next }: Rounds<Item, Result>) {
  const until = clock() + runMs
  while (clock() < until) {
    const claimed = await claim()
    if (claimed.length === 0) return
    const settled = await Promise.allSettled(claimed.map(work))
    const goesOn = await next(settled.map((result) => (result.status === 'fulfilled' ? result.value : null)))
    const failed = settled.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    if (!goesOn) return
  }
}
