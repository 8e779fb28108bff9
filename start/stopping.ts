/** Ends this process in order: what was begun last ends first. */
export function endInOrder() {
  const closers: (() => Promise<void>)[] = []
  let stopping: Promise<void> | undefined
  const stop = (code: number) =>
    (stopping ??= (async () => {
      // Whatever hangs, the process ends: the next start copes with what it leaves.
      setTimeout(() => process.exit(1), 30_000).unref()
      for (const close of closers.toReversed()) {
        try {
          await close()
        } catch (error) {
          console.error(error)
          code = 1
        }
      }
      process.exit(code)
    })())
  const onSignal = () => void stop(0)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  // The process that watches over this one died: nobody else would end the store.
  process.on('disconnect', onSignal)
  return {
    onStop: (close: () => Promise<void>) => void closers.push(close),
    stop,
    isStopping: () => stopping !== undefined,
  }
}
