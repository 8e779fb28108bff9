import { useEffect, useRef, useState } from 'react'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { createLockouts } from './lockouts.ts'
import type { LoginResult } from '../login-actions.ts'

/** Counts a login form's failures, and returns the seconds until the entered email may log in again [SESSION-424]. */
export function useLockout(result: LoginResult | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [seconds, setSeconds] = useState(0)
  const update = () => {
    const field = form.current?.elements.namedItem('email')
    const left = field instanceof HTMLInputElement ? lockoutsHere().secondsOf(field.value) : 0
    setSeconds(left)
    return left
  }
  useEffect(() => {
    if (result?.kind === 'wrong') lockoutsHere().fail(result.email)
    if (result?.kind === 'delayed') lockoutsHere().lock(result.email, result.seconds)
    update()
    const timer = setInterval(update, 1_000)
    return () => clearInterval(timer)
  }, [result])
  return { form, seconds, update }
}

const lockoutsHere = () => createLockouts(browserStorage('sessionStorage'), Date.now)
