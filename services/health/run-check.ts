import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply } from '#contract/kernel/call.ts'
import type { health } from '#contract/health.ts'
import { healthGroupOf, type HealthCheckName } from '#domain/health/health-check.ts'
import type { Check, CheckDeps } from './checks/check.ts'
import { checkTexts, failedCheckAdvice, figures } from './texts/en.ts'

type WireCheck = Reply<typeof health, 'GET /svc_admin/health'>['checks'][number]

const isTimeout = Symbol('timeout')

/**
 * Runs a check. A check that throws or exceeds the time limit is failing. Returns null for a check that does not apply.
 */
export async function runCheck(
  name: HealthCheckName,
  pending: ReturnType<Check>,
  timeoutMs: number,
): Promise<WireCheck | null> {
  const { title, meaning, advice } = checkTexts[name]
  const common = { name, group: healthGroupOf(name), title, meaning }
  const failing = (figure: string): WireCheck => ({
    ...common,
    state: 'failing',
    figure,
    advice: failedCheckAdvice,
    link: null,
  })
  const timer = new AbortController()
  try {
    const late = sleep(timeoutMs, isTimeout, { signal: timer.signal, ref: false })
    const measured = await Promise.race([pending, late])
    if (measured === isTimeout) return failing(figures.noResult(timeoutMs))
    if (measured === null) return null
    const { state, figure, link = null } = measured
    return { ...common, state, figure, advice: state === 'ok' ? null : advice, link }
  } catch (error) {
    return failing(figures.failed(errorCode(error)))
  } finally {
    timer.abort()
  }
}

/** Returns an error's code, such as ENOENT or 42P01, but not its message, which may contain data. */
function errorCode(error: unknown): string | null {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && /^\w{2,40}$/.test(code) ? code : null
}

/** Starts checks unless they are still running, so that repeated calls do not pile up when a check hangs. */
export function checkStarter() {
  const running = new Map<HealthCheckName, ReturnType<Check>>()
  return (name: HealthCheckName, check: Check, deps: CheckDeps): ReturnType<Check> => {
    const earlier = running.get(name)
    if (earlier) return earlier
    const pending = check(deps).finally(() => running.delete(name))
    // After the time limit, nothing awaits this promise.
    pending.catch(() => {})
    running.set(name, pending)
    return pending
  }
}
