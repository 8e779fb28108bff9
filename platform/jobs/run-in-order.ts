/** Runs all tasks in order, even after one fails. Rejects with the last error. */
export async function runInOrder(...tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const [first, ...rest] = tasks
  if (!first) return
  try {
    await first()
  } finally {
    await runInOrder(...rest)
  }
}
