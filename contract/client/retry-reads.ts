import { isRefused } from '#contract/kernel/refused.ts'
import { sessionCall } from './session-refresh.ts'

const pauseMs = 500
/** Have tries of their own. */
const patient = new Set(['GET /svc_route/route', 'GET /svc_ssr/site/{code}/rfktkn'])

/**
 * Asks once more what only reads, when the server could not answer it; whether somebody is logged in also when no answer
 * came at all [ERROR-404, ERROR-432].
 */
export async function readTwice(
  name: string,
  ask: () => Promise<unknown>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<unknown> {
  try {
    return await ask()
  } catch (error) {
    const isAway = isRefused(error) && (error.status >= 500 || (name === sessionCall && error.code === 'no_response'))
    if (!name.startsWith('GET ') || patient.has(name) || !isAway) throw error
    await wait(pauseMs)
    return ask()
  }
}
