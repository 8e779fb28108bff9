import { useEffect, useRef, useState } from 'react'

/**
 * Repeats a read while the page is visible, and runs it immediately when the page becomes visible. Returns true while
 * reads fail.
 */
export function usePolling(ms: number, read: () => Promise<void>): boolean {
  const [isFailing, setFailing] = useState(false)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const run = async () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') {
        try {
          await latest.current()
          setFailing(false)
        } catch {
          setFailing(true)
        }
      }
      if (!isOver) timer = setTimeout(() => void run(), ms)
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') void run()
    }
    timer = setTimeout(() => void run(), ms)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [ms])
  return isFailing
}
