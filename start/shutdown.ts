/** On a signal or a call to `stop`, runs the closers in reverse order, then exits. */
export function createShutdown() {
  const closers: (() => Promise<void>)[] = []
  let stopping: Promise<void> | undefined
  const stop = (code: number) =>
    (stopping ??= (async () => {
      // A closer may hang. The next start recovers from an incomplete stop.
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
  // The supervisor process has died.
  process.on('disconnect', onSignal)
  return {
    onStop: (close: () => Promise<void>) => void closers.push(close),
    stop,
    isStopping: () => stopping !== undefined,
  }
}
