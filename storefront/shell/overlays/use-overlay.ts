import { useSyncExternalStore } from 'react'
import { type Overlay, overlays } from './overlay-store.ts'

export function useOverlay(overlay: Overlay): boolean {
  return useSyncExternalStore(overlays.subscribe, overlays.current, () => null) === overlay
}
