import { useEffect } from 'react'
import { isTypingIn } from '../../kit/list/list-keys.ts'

/** The open overlay: the navigation on a phone, the palette, or the shortcuts. */
export type FrameOverlay = 'nav' | 'palette' | 'keys' | null

/** Opens the palette with Ctrl+K or Cmd+K, and the shortcuts with a question mark. */
export function useFrameKeys(open: (overlay: FrameOverlay) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        open('palette')
      } else if (event.key === '?' && !isTypingIn(event.target)) {
        event.preventDefault()
        open('keys')
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open])
}
