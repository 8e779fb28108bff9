import { useEffect, useRef } from 'react'

/**
 * Returns a function that marks an element by its id. After `order` has changed, the marked element receives focus,
 * because browsers remove focus from an element that moves in the document.
 */
export function useFocusAfterMove(order: unknown): (elementId: string) => void {
  const marked = useRef<string | null>(null)
  useEffect(() => {
    if (marked.current !== null) document.getElementById(marked.current)?.focus()
    marked.current = null
  }, [order])
  return (elementId) => {
    marked.current = elementId
  }
}
