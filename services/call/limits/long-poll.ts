const longPoll = /^\/svc_ssr\/(?:site\/[A-Za-z]{3}\/)?chat\/conversations\/[^/?]{1,40}\/news$/

/** Idle time after which the socket of a long poll is closed, above the longest wait and the time limit of a call. */
export const longPollSocketMs = 35_000

/** Returns true for requests that wait for news; they must not take a place in the admission queue. */
export function isLongPoll(url: string): boolean {
  return longPoll.test(url)
}
