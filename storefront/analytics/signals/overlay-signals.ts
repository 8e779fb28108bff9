import type { Overlay } from '#storefront/shell/overlays/overlay-store.ts'
import type { Signal } from './signal.ts'

interface OverlayStore {
  subscribe: (listener: () => void) => unknown
  current: () => Overlay | null
}

/** Reports overlays that open or close. A replaced overlay closes first [ANALYTICS-433]. */
export function followOverlays(overlays: OverlayStore, report: (signal: Signal) => void): void {
  let open = overlays.current()
  const reportChange = (name: string, action: string) =>
    report({ kind: 'event', event: { name: 'overlay', properties: { name, action } } })
  overlays.subscribe(() => {
    if (open !== null) reportChange(open, 'close')
    open = overlays.current()
    if (open !== null) reportChange(open, 'open')
  })
}
