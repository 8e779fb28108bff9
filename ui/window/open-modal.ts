const maxPadding = 32

/** Returns the padding in pixels that replaces the page's scroll bar, up to 32 [UI-420]. */
export function scrollLockPadding(windowWidth: number, pageWidth: number): number {
  return Math.min(windowWidth - pageWidth, maxPadding)
}

const openModals = new Set<HTMLDialogElement>()
let isWatched = false

/** Sets `--scrollbar-width` while the page's scroll bar is visible. A modal hides it. */
function setScrollbarWidth() {
  const { documentElement: page } = document
  if (openModals.size > 0) return
  page.style.setProperty('--scrollbar-width', `${scrollLockPadding(window.innerWidth, page.clientWidth)}px`)
}

/**
 * Keeps `--scrollbar-width` up to date. Reading the width when a modal opens would compute the styles and the layout of
 * the page once more, because the modal was just added to it.
 */
export function watchScrollbarWidth() {
  if (isWatched) return
  isWatched = true
  new ResizeObserver(setScrollbarWidth).observe(document.documentElement)
}

/**
 * Opens a modal. The page below does not scroll, and padding replaces its scroll bar (`[data-modal]` in `overlay.css`).
 * A selector such as `html:has(dialog:modal)` would search the whole page after each change. Returns a function that
 * closes the modal.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!isWatched) setScrollbarWidth()
  watchScrollbarWidth()
  openModals.add(dialog)
  document.documentElement.dataset['modal'] = ''
  dialog.showModal()
  dialog.addEventListener('close', unlockIfClosed)
  return () => {
    dialog.close()
    // The close event follows in a later task.
    unlock(dialog)
  }
}

function unlockIfClosed({ currentTarget }: Event) {
  // The event of an earlier close may arrive after the dialog is open again.
  if (currentTarget instanceof HTMLDialogElement && !currentTarget.open) unlock(currentTarget)
}

function unlock(dialog: HTMLDialogElement) {
  openModals.delete(dialog)
  if (openModals.size === 0) delete document.documentElement.dataset['modal']
}
