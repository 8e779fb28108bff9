import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const delaysMs = [1_500, 4_000, 12_000]

/**
 * Reloads the page several times after `since` changes, because a delivery takes up to ten seconds. Zero means never.
 */
export function useRefresh(since: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (since === 0) return undefined
    const timers = delaysMs.map((delay) => setTimeout(() => void revalidate(), delay))
    return () => timers.forEach(clearTimeout)
  }, [since, revalidate])
}
