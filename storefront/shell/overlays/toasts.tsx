import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { toastMilliseconds, toasts } from './toast-store.ts'
import { useOverlay } from './use-overlay.ts'

/** Renders the page's toasts; while the modal side cart is open, it shows them instead. */
export function PageToasts() {
  return useOverlay('side-cart') ? null : <Toasts />
}

/** Renders the toast, which stays visible while it is focused or hovered. */
export function Toasts() {
  const texts = useTexts('shell')
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (toast === null || toast.lasts || isHeld) return
    const timer = setTimeout(() => toasts.hide(toast), toastMilliseconds)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  return (
    <output className="toasts">
      {toast && (
        // Hover only pauses the timer; every control works by keyboard.
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
          {toast.lasts && (
            <button type="button" aria-label={texts.close} onClick={() => toasts.hide(toast)}>
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
    </output>
  )
}
