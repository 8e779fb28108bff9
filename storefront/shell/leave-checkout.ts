import type { Memory } from '#storefront/browser/browser-storage.ts'

const mark = 'on-checkout'

/** The kind of a page: checkout, the log-in that may lead back to it, or any other. */
export function pageKind(path: string, localePath: string): 'checkout' | 'login' | 'other' {
  const [, first, second] = path.split('/')
  const page = localePath === '' ? first : first === localePath ? second : undefined
  return page === 'checkout' || page === 'login' ? page : 'other'
}

/**
 * Tells, for one tab and its memory, of a shopper who was on checkout and opens a page that is neither checkout nor log-in, whether they went there or
 * came back later: once [LIST-203, LIST-204, LIST-205, LIST-218].
 */
export function leaveCheckout(localePath: string, memory: Memory, onLeft: () => unknown): (path: string) => void {
  return (path) => {
    const kind = pageKind(path, localePath)
    if (kind === 'checkout') memory.setItem(mark, '1')
    if (kind !== 'other' || memory.getItem(mark) === null) return
    memory.removeItem(mark)
    onLeft()
  }
}
