import { stepInList } from './step-in-list.ts'

interface Popover {
  anchor: HTMLElement
  panel: HTMLElement
  /** Renders the panel's links before it opens. */
  fill: () => void
  signal: AbortSignal
}

/** Milliseconds of hover before the panel opens and before it closes. */
const intent = { open: 120, close: 240 }
/**
 * Milliseconds after opening on hover during which a press does not close the panel, because the shopper meant to open
 * it.
 */
const settling = 500

/**
 * Opens a panel of links on hover and press; closes it on blur, an outside press, and Escape, which returns focus.
 * Arrow keys move between links. Returns a function that closes the panel.
 */
export function controlPopover(parts: Popover): () => void {
  const { anchor, panel, signal } = parts
  anchor.setAttribute('aria-controls', panel.id)
  const { show, isOpen } = controlState(parts)
  show(false)
  openOnHover(parts, show, isOpen)
  controlKeys(parts, show, isOpen)
  const leave = ({ target }: Event) => {
    if (!isWithin(parts, target)) show(false)
  }
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  signal.addEventListener('abort', () => {
    for (const name of ['aria-controls', 'aria-expanded']) anchor.removeAttribute(name)
    panel.remove()
  })
  return () => show(false)
}

/** Includes dialogs, because the login dialog returns focus to the link that opened it. */
function isWithin({ anchor, panel }: Popover, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return anchor.contains(target) || panel.contains(target) || target.closest('dialog, [role=dialog]') !== null
}

function controlState({ anchor, panel, fill }: Popover) {
  const show = (isOpen: boolean) => {
    if (isOpen && panel.hidden) fill()
    panel.hidden = !isOpen
    anchor.setAttribute('aria-expanded', String(isOpen))
  }
  return { show, isOpen: () => !panel.hidden }
}

type Show = (isOpen: boolean) => void

function openOnHover({ anchor, panel, signal }: Popover, show: Show, isOpen: () => boolean) {
  let timer: ReturnType<typeof setTimeout>
  let hoveredAt = -Infinity
  const stop = () => clearTimeout(timer)
  const after = (milliseconds: number, toOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    stop()
    timer = setTimeout(() => {
      if (toOpen && !isOpen()) hoveredAt = performance.now()
      show(toOpen)
    }, milliseconds)
  }
  anchor.addEventListener('pointerenter', after(intent.open, true), { signal })
  panel.addEventListener('pointerenter', stop, { signal })
  for (const part of [anchor, panel]) part.addEventListener('pointerleave', after(intent.close, false), { signal })
  anchor.addEventListener(
    'click',
    (event) => {
      // These clicks open the link's page in a new tab or window.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      stop()
      const toOpen = !isOpen() || performance.now() - hoveredAt < settling
      show(toOpen)
      // A keyboard or screen reader triggers clicks without a pointer.
      if (toOpen && event.detail === 0) linksOf(panel)[0]?.focus()
    },
    { signal },
  )
  signal.addEventListener('abort', stop)
}

function controlKeys(parts: Popover, show: Show, isOpen: () => boolean) {
  const { anchor, panel, signal } = parts
  const onKey = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (key === 'Escape') {
      if (!isOpen()) return
      if (panel.contains(document.activeElement)) anchor.focus()
      return show(false)
    }
    if (target === anchor && key === 'ArrowDown') show(true)
    const links = linksOf(panel)
    const index = stepInList(key, target === anchor ? -1 : links.indexOf(target as HTMLElement), links.length)
    if (!isOpen() || index === null) return
    event.preventDefault()
    if (index < 0) anchor.focus()
    else links[index]?.focus()
  }
  anchor.addEventListener('keydown', onKey, { signal })
  panel.addEventListener('keydown', onKey, { signal })
  // The panel may be open on hover while focus is elsewhere.
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Escape' && isOpen() && !isWithin(parts, target)) show(false)
    },
    { signal },
  )
}

function linksOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a, button')]
}
