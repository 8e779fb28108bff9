import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startRoot } from '../prove/servers/start-root.ts'
import type { Job, LoadResult } from './load/connections.ts'

/** A child process that handles one request at a time. */
interface Helper<Request, Response> {
  request: (message: Request) => Promise<Response>
  end: () => void
}

/** Starts a file in this folder as a process. `request` throws if the process exits. */
export async function startHelper<Request extends object, Response>(
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Helper<Request, Response>> {
  const child = await startRoot(new URL(file, import.meta.url).href, env)
  return {
    request: async (message) => {
      child.send(message)
      return responseOf<Response>(child, file)
    },
    end: () => child.kill('SIGKILL'),
  }
}

async function responseOf<Response>(child: ChildProcess, file: string): Promise<Response> {
  const aborting = new AbortController()
  const { signal } = aborting
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${file} ended with ${String(code)}`)
  })
  try {
    const [response] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Response]
    return response
  } finally {
    ended.catch(() => {})
    aborting.abort()
  }
}

export const startLoad = () => startHelper<Job, LoadResult>('./load/main.ts')
