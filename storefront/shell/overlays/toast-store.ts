interface Toast {
  text: string
  action?: { label: string; run: () => void }
  /** Stays until closed. */
  lasts?: true
}

/** How long a toast is visible, in milliseconds; also used for cart messages [CART-234, CART-237]. */
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
  show(toast: Toast) {
    change(toast)
  },
  /** Hides a toast unless another has replaced it. */
  hide(toast: Toast) {
    if (toast === shown) change(null)
  },
}

function change(next: Toast | null) {
  shown = next
  for (const listener of listeners) listener()
}
