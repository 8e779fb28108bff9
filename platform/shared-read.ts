/**
 * A read that all share who ask for it while an earlier one is under way: each gets the answer of a read that began after
 * they asked, and so sees all that was written before.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined
  let next: Promise<T> | undefined
  const start = () => {
    next = undefined
    const started = read()
    const ended = started.then(
      () => {},
      () => {},
    )
    running = ended
    void ended.then(() => {
      if (running === ended) running = undefined
    })
    return started
  }
  return () => (running ? (next ??= running.then(start)) : start())
}
