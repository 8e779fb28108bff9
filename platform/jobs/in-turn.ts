/** Runs every task in order, even after one fails, and rejects with the last error. */
export async function runInOrder(...tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const [first, ...rest] = tasks
  if (!first) return
  try {
    await first()
  } finally {
    await runInOrder(...rest)
  }
}
