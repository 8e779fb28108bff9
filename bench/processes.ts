import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startRoot } from '../prove/shop.ts'
import type { Job, Load } from './load/connections.ts'

/** A child process that handles one request at a time. */
interface Helper<Asked, Answered> {
  ask: (asked: Asked) => Promise<Answered>
  end: () => void
}

/** Starts a file of this folder as a process and waits until it is ready. `ask` throws if the process exits. */
export async function startHelper<Asked extends object, Answered>(
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Helper<Asked, Answered>> {
  const child = await startRoot(new URL(file, import.meta.url).href, env)
  return {
    ask: async (asked) => {
      child.send(asked)
      return answerOf<Answered>(child, file)
    },
    end: () => child.kill('SIGKILL'),
  }
}

async function answerOf<Answered>(child: ChildProcess, file: string): Promise<Answered> {
  const aborting = new AbortController()
  const { signal } = aborting
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${file} ended with ${String(code)}`)
  })
  try {
    const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Answered]
    return answer
  } finally {
    ended.catch(() => {})
    aborting.abort()
  }
}

/** Starts the load generator. */
export const startLoad = () => startHelper<Job, Load>('./load/main.ts')
