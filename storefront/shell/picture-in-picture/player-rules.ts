import { isPaymentPath } from '#storefront/page/route/paths.ts'

/** A store's floating video, from its settings. */
export interface FloatingVideo {
  url: string
  title: string
  /** Paths of the pages with the video, including the pages below them; empty means all pages. */
  pages: readonly string[]
}

/** Feature flag for the player. */
export const playerFlag = 'picture_in_picture'

/**
 * Returns true if the page at this path, without the locale prefix, shows the player. Checkout never does [SHELL-029].
 */
export function isShownOn({ pages }: Pick<FloatingVideo, 'pages'>, path: string): boolean {
  const isBelow = (parent: string) => path === parent || path.startsWith(parent === '/' ? '//' : `${parent}/`)
  if (isPaymentPath(path)) return false
  return pages.length === 0 || pages.some(isBelow)
}

/** Starts a video. If the browser blocks playback, logs this, and the shopper can press play [ERROR-414]. */
export async function startVideo(
  video: { play: () => Promise<void> },
  log: (message: string, error: unknown) => void,
): Promise<void> {
  try {
    await video.play()
  } catch (error) {
    log('autoplay of the floating video failed', error)
  }
}

interface Box {
  width: number
  height: number
}

/** Returns a dragged player's position, clamped to the window [SHELL-029]. */
export function clampToWindow(left: number, top: number, player: Box, window: Box): { left: number; top: number } {
  const clamp = (value: number, max: number) => Math.max(0, Math.min(value, Math.max(0, max)))
  return { left: clamp(left, window.width - player.width), top: clamp(top, window.height - player.height) }
}
