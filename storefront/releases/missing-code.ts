interface MissingCode {
  /** The target of Vite's events for imports that failed to load. */
  errors: Pick<EventTarget, 'addEventListener'>
  /** Returns true if the server has a different release from the page. */
  isOtherRelease: () => Promise<boolean>
  /** Returns true while the page shows an error instead of content. */
  isFailed: () => boolean
  onOtherRelease: () => void
  reload: () => void
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
}

const key = 'reloaded_at'
/** At most one reload per minute, so that two releases behind one URL do not cause a reload loop. */
const minMs = 60_000

/**
 * Reloads the page as a document if its code is missing because the server has a different release. The URL already
 * shows the failed navigation's target.
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
  // While offline, the release check fails, and the error page shows an offline message.
  parts.errors.addEventListener('vite:preloadError', () => void recover().catch(() => {}))
}
