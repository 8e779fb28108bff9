import { useState } from 'react'
import { useRevalidator } from '#storefront/router/contexts.ts'

/** `problem` is a photo error code; the review itself was saved. */
export type SendState = 'sending' | 'sent' | 'failed' | { problem: string }

/** Sends each started review with its form, one after another. Reviews that fail are left unchanged. */
export function useSendAll() {
  const [states, setStates] = useState<Readonly<Record<number, SendState>>>({})
  const [hasNone, setNone] = useState(false)
  const { revalidate } = useRevalidator()
  const isSending = Object.values(states).includes('sending')
  const sendAll = async () => {
    if (isSending) return
    const started = [...document.querySelectorAll<HTMLFormElement>('.mailed form[data-product]')].filter(isStarted)
    setNone(started.length === 0)
    for (const form of started) {
      const id = Number(form.dataset['product'])
      setStates((before) => ({ ...before, [id]: 'sending' }))
      const state = await sendForm(form)
      setStates((before) => ({ ...before, [id]: state }))
    }
    if (started.length > 0) await revalidate()
  }
  return { states, isSending, hasNone, sendAll }
}

/** Ignores the name, because it is prefilled. */
function isStarted(form: HTMLFormElement): boolean {
  const [title, text] = ['title', 'text'].map((name) => form.elements.namedItem(name) as HTMLInputElement)
  const hasStars = form.querySelector('[name=stars]:checked:not([checked])') !== null
  return hasStars || title!.value !== title!.defaultValue || text!.value !== text!.defaultValue
}

/** Returns the outcome of sending a review, based on the page that its form redirects to. */
export function sendStateOf({ searchParams }: URL): SendState {
  const problem = searchParams.get('problem')
  if (problem !== null) return { problem }
  return searchParams.has('done') ? 'sent' : 'failed'
}

async function sendForm(form: HTMLFormElement): Promise<SendState> {
  const body = new FormData(form)
  body.set('op', 'save')
  try {
    const response = await fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } })
    return response.ok ? sendStateOf(new URL(response.url)) : 'failed'
  } catch {
    return 'failed'
  }
}
