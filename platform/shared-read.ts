/**
 * Deduplicates concurrent reads. Each caller gets a read that started after its call, so the result includes all
 * earlier writes.
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
