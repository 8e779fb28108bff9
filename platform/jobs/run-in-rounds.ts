interface Rounds<Item, Result> {
  clock: () => number
  /** Maximum time in milliseconds for starting new rounds. */
  runMs: number
  /** Claims the items for the next round. An empty list ends the run. */
  claim: () => Promise<readonly Item[]>
  work: (item: Item) => Promise<Result>
  /** Returns false to end the run. The result of a failed item is null. */
  next: (results: readonly (Result | null)[]) => Promise<boolean>
}

/** Claims and processes items in rounds. A round that fails throws its first error after all its items have ended. */
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
