const longPoll = /^\/svc_ssr\/(?:site\/[A-Za-z]{3}\/)?chat\/conversations\/[^/?]{1,40}\/news$/

/** Idle time before a long poll's socket is closed; longer than the longest wait and the call timeout. */
export const longPollSocketMs = 35_000

/** Returns true for requests that wait for messages; they must not occupy the admission queue. */
export function isLongPoll(url: string): boolean {
  return longPoll.test(url)
}
