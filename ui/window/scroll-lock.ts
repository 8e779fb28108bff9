const maxPadding = 32

/** Returns the padding in pixels that replaces the page's scroll bar, up to 32 [UI-420]. */
export function scrollLockPadding(windowWidth: number, pageWidth: number): number {
  return Math.min(windowWidth - pageWidth, maxPadding)
}

/** Prevents layout shift below a modal: padding replaces the page's scroll bar. */
export function reserveScrollbarGutter() {
  const { documentElement: page } = document
  page.style.setProperty('--scrollbar-width', `${scrollLockPadding(window.innerWidth, page.clientWidth)}px`)
}
