import { useEffect, useState, useSyncExternalStore } from 'react'
import { toastMilliseconds, toasts } from './toast-store.ts'

/** The note at the foot of the page; it stays while it has the focus or the pointer. */
export function Toasts() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (toast === null || isHeld) return
    const timer = setTimeout(() => toasts.hide(toast), toastMilliseconds)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  return (
    <div className="toasts" role="status">
      {toast && (
        // The pointer only holds the note open; everything in it is reached by keyboard.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className="toast"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                toast.action!.run()
                setHeld(false)
                toasts.hide(toast)
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
