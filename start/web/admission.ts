import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAdmissionQueue, adaptiveConcurrency } from '#platform/admission-control.ts'
import { isPriorityRequest } from '#services/call/limits/request-priority.ts'

/** Limits for browsing requests under overload. */
const browsing = { maxWaiting: 1_000, waitMs: 3_000 }
const maxActive = 256

export type Admit = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/**
 * Admits priority requests immediately, and browsing requests when capacity is available. Resolves to false on a
 * timeout.
 */
export function openAdmission(): Admit {
  const queue = createAdmissionQueue({ ...browsing, ...adaptiveConcurrency(maxActive) })
  return ({ url = '/' }, response) => {
    if (isPriorityRequest(url)) {
      queue.admitNow(response)
      return true
    }
    return new Promise((resolve) => {
      queue.enqueue(
        response,
        () => resolve(true),
        () => resolve(false),
      )
    })
  }
}
