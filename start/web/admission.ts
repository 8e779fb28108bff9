import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAdmissionQueue, adaptiveConcurrency } from '#platform/admission-control.ts'
import { isPriorityRequest } from '#services/call/request-priority.ts'

/** Limits of browsing while it asks for more than this process can do. */
const browsing = { maxWaiting: 1_000, waitMs: 3_000 }
/** Browsing requests in work at once, at most. */
const maxActive = 256

export type Admit = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** Admits urgent requests at once and others when there is room, or resolves to false if there is none in time. */
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
