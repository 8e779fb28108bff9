import { type RefObject, useRef, useState } from 'react'
import type { CardFrameHandle } from './card-frame.tsx'

interface CardEntry {
  form: RefObject<HTMLFormElement | null>
  /** Returns true if the submitted fields need a token for the entered card. */
  needsToken: (data: FormData) => boolean
  /** Submits the form fields with the token. */
  submit: (data: FormData) => void
}

/** Tokenizes an entered card in the vault's frame before the form is submitted. */
export function useCardEntry({ form, needsToken, submit }: CardEntry) {
  const frame = useRef<CardFrameHandle>(null)
  const [isTokenizing, setTokenizing] = useState(false)
  /** Returns true if the form can be submitted immediately. */
  const prepare = (data: FormData) => {
    if (!needsToken(data) || !frame.current) return true
    setTokenizing(true)
    frame.current.tokenize()
    return false
  }
  const take = (token: string) => {
    setTokenizing(false)
    if (!form.current) return
    const data = new FormData(form.current)
    data.set('payment_token', token)
    submit(data)
  }
  return { frame, isTokenizing, prepare, take, stop: () => setTokenizing(false) }
}
