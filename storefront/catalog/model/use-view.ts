import { type RefObject, useEffect, useRef } from 'react'
import type { View } from '../../../equipment/view/open-view.ts'
import type { Model } from '../product/variants.ts'

/** Dimensions of the displayed model in meters. */
export interface Extent {
  width: number
  depth: number
  height: number
}

/** Shows a model in an element while mounted. */
export function useView(
  host: RefObject<HTMLElement | null>,
  model: Model,
  { onShown, onExtent, onFailed }: { onShown: () => void; onExtent: (extent: Extent) => void; onFailed: () => void },
): RefObject<View | null> {
  const view = useRef<View>(null)
  const wanted = useRef(model)
  const callbacks = useRef({ onShown, onExtent, onFailed })
  useEffect(() => {
    callbacks.current = { onShown, onExtent, onFailed }
  })
  useEffect(() => {
    let isGone = false
    const fail = () => {
      if (!isGone) callbacks.current.onFailed()
    }
    const open = async () => {
      const { openView } = await import('../../../equipment/view/open-view.ts')
      if (isGone) return
      view.current = openView(host.current!, fail)
      const extent = await view.current.show(wanted.current)
      if (isGone || !extent) return
      callbacks.current.onExtent(extent)
      callbacks.current.onShown()
    }
    open().catch(fail)
    return () => {
      isGone = true
      view.current?.close()
      view.current = null
    }
  }, [host])
  // A different finish or color replaces the model.
  useEffect(() => {
    if (wanted.current === model) return
    wanted.current = model
    view.current?.show(model).then(
      (extent) => extent && callbacks.current.onExtent(extent),
      () => callbacks.current.onFailed(),
    )
  }, [model])
  return view
}
