/** A short note with what can be done about it. */
interface Toast {
  text: string
  action?: { label: string; run: () => void }
  /** It stays until it is closed. */
  lasts?: true
}

/** How long a note stays: as long as the messages of a cart [CART-234, CART-237]. */
export const toastMilliseconds = 6000

type Listener = () => void
let shown: Toast | null = null
const listeners = new Set<Listener>()

export const toasts = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => shown,
  /** Shows a note in place of the one before. */
  show(toast: Toast) {
    change(toast)
  },
  /** Takes a note away, unless another has replaced it. */
  hide(toast: Toast) {
    if (toast === shown) change(null)
  },
}

function change(next: Toast | null) {
  shown = next
  for (const listener of listeners) listener()
}
