import { useSyncExternalStore } from 'react'
import { type Overlay, overlays } from './overlay-store.ts'

/** Whether an overlay is open; on the server none is. */
export function useOverlay(overlay: Overlay): boolean {
  return useSyncExternalStore(overlays.subscribe, overlays.current, () => null) === overlay
}
