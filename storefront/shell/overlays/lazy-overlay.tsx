import { createElement, useEffect, useState, useSyncExternalStore } from 'react'
import { useShop } from '#storefront/page/shop-context.tsx'
import type { LazyComponent } from './lazy-component.ts'
import type { Overlay } from './overlay-store.ts'
import { useOverlay } from './use-overlay.ts'

/** Renders an overlay once its code has loaded, either in advance or when it opens. */
export function LazyOverlay<Props extends object>({
  overlay,
  component,
  props,
}: {
  overlay: Overlay
  component: LazyComponent<Props>
  props: Props
}) {
  const { language } = useShop()
  const isOpen = useOverlay(overlay)
  const Component = useSyncExternalStore(component.subscribe, component.current, () => null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  useEffect(() => {
    if (isOpen) component.load(language).catch((error: unknown) => setFailure({ error }))
  }, [isOpen, component, language])
  if (failure !== null) throw failure.error
  return Component && createElement(Component, props)
}
