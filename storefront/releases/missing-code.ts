interface MissingCode {
  /** Vite reports an import that failed to load here. */
  errors: Pick<EventTarget, 'addEventListener'>
  /** Returns true if the server has another release than the page. */
  isOtherRelease: () => Promise<boolean>
  /** Returns true while the page shows an error instead of its content. */
  isFailed: () => boolean
  onOtherRelease: () => void
  reload: () => void
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
}

const key = 'reloaded_at'
/** One reload a minute, so that two releases behind one address cause no loop. */
const minMs = 60_000

/**
 * Loads the page as a document if its code is missing because the server has another release. The failed navigation
 * is in the address already.
 */
export function recoverMissingCode(parts: MissingCode): void {
  const recover = async () => {
    if (!(await parts.isOtherRelease())) return
    parts.onOtherRelease()
    const now = parts.now()
    if (!parts.isFailed() || now - Number(parts.storage.getItem(key) ?? 0) < minMs) return
    parts.storage.setItem(key, String(now))
    parts.reload()
  }
  // Offline, the error page has its own message.
  parts.errors.addEventListener('vite:preloadError', () => void recover().catch(() => {}))
}
