import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'

const mark = 'on-checkout'

export function pageKind(path: string, localePath: string): 'checkout' | 'login' | 'other' {
  const prefix = localePath === '' ? '' : `/${localePath}`
  const page = path.startsWith(`${prefix}/`) ? path.slice(prefix.length).split('/')[1] : undefined
  return page === 'checkout' || page === 'login' ? page : 'other'
}

/**
 * Calls `onLeft` once when the shopper goes from checkout to any page except login, directly or after logging in
 * [LIST-203, LIST-204, LIST-205, LIST-218].
 */
export function onCheckoutLeave(
  localePath: string,
  memory: BrowserStorage,
  onLeft: () => unknown,
): (path: string) => void {
  return (path) => {
    const kind = pageKind(path, localePath)
    if (kind === 'checkout') memory.setItem(mark, '1')
    if (kind !== 'other' || memory.getItem(mark) === null) return
    memory.removeItem(mark)
    onLeft()
  }
}
