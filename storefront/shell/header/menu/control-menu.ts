import { controlKeys } from './control-keys.ts'
import { controlSections } from './control-sections.ts'

/** Milliseconds of hover before the menu opens and before it closes. */
const intent = { open: 120, close: 240 }
/**
 * Milliseconds after opening on hover during which a click does not close the menu, because the shopper meant to open
 * it.
 */
const settling = 500

/** Opens a <details> menu on hover, and closes it on Escape, blur, and an outside click, until the signal aborts. */
export function controlMenu(menu: HTMLDetailsElement, signal: AbortSignal): void {
  openOnHover(menu, signal)
  controlSections(menu, signal)
  controlKeys(menu, signal)
  const leave = ({ target }: Event) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false
  }
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return
      const isInside = menu.contains(document.activeElement)
      menu.open = false
      if (isInside) menu.querySelector('summary')?.focus()
    },
    { signal },
  )
}

function openOnHover(menu: HTMLDetailsElement, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout>
  let openedAt = -Infinity
  const stop = () => clearTimeout(timer)
  const openAfter = (milliseconds: number, isOpen: boolean) => {
    stop()
    timer = setTimeout(() => {
      if (isOpen && !menu.open) openedAt = performance.now()
      menu.open = isOpen
    }, milliseconds)
  }
  const after = (milliseconds: number, isOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') openAfter(milliseconds, isOpen)
  }
  // The pointer may have arrived before this code.
  if (matchMedia('(hover: hover)').matches && menu.matches(':hover')) openAfter(intent.open, true)
  menu.addEventListener('pointerenter', after(intent.open, true), { signal })
  menu.addEventListener('pointerleave', after(intent.close, false), { signal })
  // A click takes effect immediately, and a pending hover must not undo it.
  menu.addEventListener('click', stop, { signal })
  menu.querySelector('summary')?.addEventListener(
    'click',
    (event) => {
      if (menu.open && performance.now() - openedAt < settling) event.preventDefault()
    },
    { signal },
  )
  signal.addEventListener('abort', stop)
}
