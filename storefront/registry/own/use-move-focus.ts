import { useEffect, useRef } from 'react'

/** Restores focus to the button that moved an item, once the new order is shown. Returns a setter for its id. */
export function useMoveFocus(ids: readonly string[]) {
  const button = useRef<string | null>(null)
  const order = ids.join()
  useEffect(() => {
    if (button.current === null) return
    document.getElementById(button.current)?.focus()
    button.current = null
  }, [order])
  return (buttonId: string) => void (button.current = buttonId)
}
