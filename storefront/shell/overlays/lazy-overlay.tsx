import { type ComponentType, Suspense, useState } from 'react'
import type { Overlay } from './overlay-store.ts'
import { useOverlay } from './use-overlay.ts'

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
