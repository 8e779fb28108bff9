import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const proofs = new URL('../', import.meta.url)

/** Runs a file (a path relative to prove/, or a URL) in a child process and waits for its first message. */
export async function startRoot(path: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const file = fileURLToPath(new URL(path, proofs))
  const child = fork(file, { env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env }, execArgv: [] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${path} ended with ${String(code)} before it was ready`)
  })
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return child
}
