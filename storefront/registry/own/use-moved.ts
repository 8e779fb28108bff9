import { useEffect, useRef, useState } from 'react'

/** Restores focus to the button that moved an item, and returns the item's id once the new order is shown. */
export function useMoved(ids: readonly string[]) {
  const button = useRef<string | null>(null)
  const [movedId, setMoved] = useState<string | null>(null)
  const order = ids.join()
  useEffect(() => {
    if (button.current === null) return
    document.getElementById(button.current)?.focus()
    setMoved(button.current.replace(/^(?:up|down)-/, ''))
    button.current = null
  }, [order])
  return { movedId, move: (buttonId: string) => void (button.current = buttonId) }
}
