import type { CardTexts } from './card-texts.ts'

export type CardFormResult = { token: string } | 'invalid' | 'failed'

export interface VendorFields {
  /** Returns a token. The vendor's fields show their errors. */
  tokenize: () => Promise<CardFormResult>
}

/** Mounts the vendor's fields in the form. Pressing Enter in a field calls `submit`. */
type Start = (form: HTMLFormElement, submit: () => void, texts: CardTexts) => Promise<VendorFields>

/** Shorter than the shop page's timeout for the card frame. */
const loadTimeoutMs = 8_000
const tokenTimeoutMs = 20_000

/**
 * Opens the card form. In a frame, it exchanges messages with the shop page only. As a separate page, it redirects back
 * to the shop with the token.
 */
export function openCard(start: Start): void {
  const form = document.querySelector<HTMLFormElement>('#card')!
  const { parent, back } = form.dataset
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as CardTexts
  form.hidden = false
  const send = (message: object) => {
    if (parent !== undefined) window.parent.postMessage(message, parent)
  }
  const submit = () => (parent === undefined ? form.requestSubmit() : send({ type: 'submit' }))
  const fields = within(start(form, submit, texts), loadTimeoutMs)
  const fail = (problem: string) => {
    send({ type: 'failed' })
    if (parent === undefined) showCardProblem(problem)
  }
  fields.then(
    () => send({ type: 'ready' }),
    () => fail(texts.problems.notLoaded),
  )
  let isTokenizing = false
  const tokenize = async () => {
    if (isTokenizing) return
    isTokenizing = true
    showCardProblem('')
    try {
      const typed = await within((await fields).tokenize(), tokenTimeoutMs)
      if (typed === 'failed') fail(texts.problems.notUsed)
      else if (typed === 'invalid') send({ type: 'invalid' })
      else if (back === undefined) send({ type: 'token', token: typed.token })
      else leadBack(back, typed.token)
    } catch {
      fail(texts.problems.notUsed)
    } finally {
      isTokenizing = false
    }
  }
  addEventListener('message', ({ origin, source, data }: MessageEvent<{ type?: unknown } | null>) => {
    if (parent === undefined || origin !== parent || source !== window.parent) return
    if (data?.type === 'tokenize') void tokenize()
  })
  form.addEventListener('keydown', (event) => {
    // Pressing Enter does not submit a form without a button.
    if (event.key !== 'Enter' || parent === undefined) return
    event.preventDefault()
    submit()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (parent === undefined) void tokenize()
    else submit()
  })
  const sendHeight = () => send({ type: 'height', height: document.documentElement.scrollHeight })
  new ResizeObserver(sendHeight).observe(document.body)
}

export function showCardProblem(problem: string): void {
  document.querySelector('#card-problem')!.textContent = problem
}

function leadBack(back: string, token: string) {
  const target = new URL(back)
  target.searchParams.set('payment_token', token)
  location.assign(target)
}

function within<Value>(value: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The card fields timed out')), milliseconds)
  return Promise.race([value, late.promise]).finally(() => clearTimeout(timer))
}
