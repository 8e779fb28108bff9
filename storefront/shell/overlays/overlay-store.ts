import type { LoginOverlay } from '#domain/sessions/login-overlay.ts'

/** Overlays; at most one is open at a time [SHELL-030..034, SHELL-036]. */
export type Overlay =
  | 'side-cart'
  | 'mobile-menu'
  | 'country-select'
  | 'filters'
  | 'rate-limit-modal'
  | 'five-for-five'
  | 'region'
  | 'chat'
  | LoginOverlay

/** Returns the overlay to show after a request: the requested one, unless the rate-limit notice is open [SHELL-037]. */
export function nextOverlay(current: Overlay | null, wanted: Overlay): Overlay {
  return current === 'rate-limit-modal' ? current : wanted
}

type Listener = () => void

let open: Overlay | null = null
const listeners = new Set<Listener>()

export const overlays = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => open,
  open(wanted: Overlay) {
    change(nextOverlay(open, wanted))
  },
  /** Closes the specified overlay if it is open. Without an argument, closes any overlay. */
  close(which?: Overlay) {
    if (which === undefined || which === open) change(null)
  },
}

function change(next: Overlay | null) {
  if (next === open) return
  open = next
  for (const listener of listeners) listener()
}
