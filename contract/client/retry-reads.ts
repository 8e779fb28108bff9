import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { sessionCall } from './session-refresh.ts'

const pauseMs = 500
// These calls handle their own retries.
const patient = new Set(['GET /svc_route/route', 'GET /svc_ssr/geoIp', 'GET /svc_ssr/site/{code}/rfktkn'])

/**
 * Retries a read once after a server error. Also retries a session read that got no response [ERROR-404, ERROR-432].
 */
export async function retryRead(
  name: string,
  request: () => Promise<unknown>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<unknown> {
  try {
    return await request()
  } catch (error) {
    const isAway =
      isRefusalError(error) && (error.status >= 500 || (name === sessionCall && error.code === 'no_response'))
    if (!name.startsWith('GET ') || patient.has(name) || !isAway) throw error
    await wait(pauseMs)
    return request()
  }
}
