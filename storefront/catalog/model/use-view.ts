import { type RefObject, useEffect, useRef } from 'react'
import type { View } from '../../../equipment/view/open-view.ts'
import type { Model } from '../product/variants.ts'

/** Shows a model in an element while mounted. */
export function useView(
  host: RefObject<HTMLElement | null>,
  model: Model,
  { onShown, onFailed }: { onShown: () => void; onFailed: () => void },
): RefObject<View | null> {
  const view = useRef<View>(null)
  const wanted = useRef(model)
  const callbacks = useRef({ onShown, onFailed })
  useEffect(() => {
    callbacks.current = { onShown, onFailed }
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
      await view.current.show(wanted.current)
      if (!isGone) callbacks.current.onShown()
    }
    open().catch(fail)
    return () => {
      isGone = true
      view.current?.close()
      view.current = null
    }
  }, [host])
  // Another finish or color replaces the model.
  useEffect(() => {
    if (wanted.current === model) return
    wanted.current = model
    view.current?.show(model).catch(() => callbacks.current.onFailed())
  }, [model])
  return view
}
