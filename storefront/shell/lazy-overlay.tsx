import { type ComponentType, Suspense, useState } from 'react'
import type { Overlay } from './overlay-store.ts'
import { useOverlay } from './use-overlay.ts'

/** An overlay whose code is loaded when it is opened the first time, and stays. */
export function LazyOverlay<Props extends object>({
  overlay,
  component: Component,
  props,
}: {
  overlay: Overlay
  component: ComponentType<Props>
  props: Props
}) {
  const isOpen = useOverlay(overlay)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <Component {...props} />
    </Suspense>
  )
}
