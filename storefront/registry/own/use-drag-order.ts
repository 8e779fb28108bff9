import { type DragEvent, useRef } from 'react'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { usePost } from '#storefront/widgets/post-form.tsx'

/** Returns the attributes for lines that can be reordered by dragging. Dropping a line posts the new order. */
export function useDragOrder(ids: readonly string[], to: string) {
  const post = usePost()
  const isHydrated = useIsHydrated()
  const dragged = useRef<string | null>(null)

  function drop(target: string) {
    const id = dragged.current
    dragged.current = null
    if (id === null || id === target) return
    const place = ids.indexOf(target)
    const others = ids.filter((each) => each !== id)
    const form = new FormData()
    form.set('op', 'order')
    for (const each of others.toSpliced(place, 0, id)) form.append('item', each)
    post(to, form, true)
  }

  return {
    ofLine: (id: string) => ({
      draggable: isHydrated && ids.length > 1,
      onDragStart: (event: DragEvent) => {
        dragged.current = id
        event.dataTransfer.effectAllowed = 'move'
      },
      onDragOver: (event: DragEvent) => {
        if (dragged.current !== null) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        drop(id)
      },
    }),
  }
}
