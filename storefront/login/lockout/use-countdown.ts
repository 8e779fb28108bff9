import { useEffect, useState } from 'react'

/** Returns the remaining seconds of a countdown, which restarts at `start` for each new result. */
export function useCountdown(result: object | undefined, start: number): number {
  const [left, setLeft] = useState(start)
  const [last, setLast] = useState(result)
  if (last !== result) {
    setLast(result)
    setLeft(start)
  }
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [result])
  return left
}
