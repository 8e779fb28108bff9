import { useRef, useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { invalidFields, problemOf, type Problem } from '#backoffice/call/problems.ts'
import { notify } from '../toasts.tsx'
import { nextRequestKey, type RequestKey } from './request-key.ts'

interface SubmitOptions<Result> {
  /** Sends the call. The key stays the same until the call succeeds or is refused. */
  send: (key: string) => Promise<Result>
  /** The sent values. If they change, a retry is a new request with a new key. */
  entries?: unknown
  /** Text of the toast after success. */
  done?: string | ((result: Result) => string)
  onDone?: (result: Result) => void
}

/** The state of a form that sends one call at a time. */
export interface Submission {
  isBusy: boolean
  problem: Problem | null
  /** Details of the refusal, such as the SKU that is taken. Empty if there is no refusal. */
  details: Readonly<Record<string, unknown>>
  /** Fields that the server rejected as invalid. */
  invalid: readonly string[]
  submit: () => void
  /** Clears the problem, for example after the entries were discarded. */
  dismiss: () => void
}

/**
 * Returns a call's state and the function that sends it. Clicks during a call are ignored. A retry after a lost
 * response uses the same key.
 */
export function useSubmit<Result>({ send, entries, done, onDone }: SubmitOptions<Result>): Submission {
  const key = useRef<RequestKey | null>(null)
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<(Pick<Submission, 'details' | 'invalid'> & { problem: Problem }) | null>(null)

  const run = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(null)
    try {
      key.current = nextRequestKey(key.current, entries, () => crypto.randomUUID())
      const result = await send(key.current.key)
      key.current = null
      if (done !== undefined) notify(typeof done === 'string' ? done : done(result))
      onDone?.(result)
    } catch (error) {
      const problem = problemOf(error)
      // The call may have taken effect despite a lost response, so a retry must use the same key.
      if (problem.kind !== 'offline' && problem.kind !== 'failed') key.current = null
      const details = isRefusalError(error) ? error.details : {}
      setFailure({ problem, details, invalid: invalidFields(error) })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return {
    isBusy,
    problem: failure?.problem ?? null,
    details: failure?.details ?? {},
    invalid: failure?.invalid ?? [],
    submit: () => void run(),
    dismiss: () => setFailure(null),
  }
}
