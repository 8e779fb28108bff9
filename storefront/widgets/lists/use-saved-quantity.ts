import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from '#storefront/router/contexts.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { delayActionsWhileSaving } from './delay-actions.ts'
import { createLatestSaver, type LatestSaver } from './latest-saver.ts'
import { parseQuantity } from './parse-quantity.ts'
import { saveQuantity, type SavedQuantity } from './save-quantity.ts'

const saveDelayMs = 500

interface StoredQuantity {
  listId: string
  itemId: string
  qty: number
}

/** Saves a list line's quantity on change. The field shows the stored number unless a newer one was entered. */
export function useSavedQuantity({ listId, itemId, qty }: StoredQuantity, form: RefObject<HTMLFormElement | null>) {
  const [result, setResult] = useState<SavedQuantity | null>(null)
  const stored = useRef(qty)
  const loaded = useRef(qty)
  const entered = useRef(qty)
  const typed = useRef(String(qty))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saver = useRef<LatestSaver<number>>(undefined)
  const shop = useShop()
  const { revalidate } = useRevalidator()

  const showStored = () => {
    typed.current = String(stored.current)
    const field = form.current?.elements.namedItem('qty')
    if (field instanceof HTMLInputElement) field.value = typed.current
  }
  const save = async (next: number) => {
    const saving = await saveQuantity(browserCall(shop), listId, itemId, next)
    stored.current = saving.saved ?? stored.current
    // A newer value is saved next, so only its result is shown.
    if (saver.current?.hasWaiting()) return saving.problem === null
    entered.current = stored.current
    const isTyping = () => timer.current !== undefined || parseQuantity(typed.current) === null
    if (!isTyping()) {
      showStored()
      setResult(saving)
    }
    await revalidate()
    // Without a response, the write may have succeeded: the loaded number is the stored one.
    if (saving.saved === null && !isTyping() && !saver.current?.hasWaiting()) {
      stored.current = loaded.current
      entered.current = loaded.current
      showStored()
    }
    return saving.problem === null
  }
  const enter = (isFinished: boolean) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = parseQuantity(typed.current)
    if (next === null) {
      if (!isFinished) return
      showStored()
      setResult({ saved: null, problem: 'quantity' })
      return
    }
    saver.current ??= createLatestSaver(save)
    if (next === (saver.current.running() ? entered.current : stored.current)) return
    entered.current = next
    saver.current.enter(next)
  }
  const flush = () => {
    if (timer.current !== undefined) enter(false)
  }

  useEffect(() => {
    loaded.current = qty
    if (saver.current?.running() || timer.current !== undefined) return
    stored.current = qty
    showStored()
    // Only the server's number must trigger this effect.
    // eslint-disable-next-line react/exhaustive-deps
  }, [qty])
  useEffect(() => {
    const saving = () => {
      flush()
      return saver.current?.running() ?? null
    }
    const leave = () => {
      flush()
      saver.current?.sendNow()
    }
    const input = inputHandler({ typed, timer, enter, onInput: () => setResult(null) })
    return form.current ? watchForm(form.current, { saving, leave, input, finish: () => enter(true) }) : undefined
    // The listeners read refs, and a form's line never changes.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])

  return { result, finish: () => enter(true) }
}

interface TypedInput {
  typed: { current: string }
  timer: { current: ReturnType<typeof setTimeout> | undefined }
  enter: (isFinished: boolean) => void
  onInput: () => void
}

/** Returns a listener that submits a number immediately or after the delay. */
function inputHandler({ typed, timer, enter, onInput }: TypedInput) {
  return (event: Event) => {
    onInput()
    typed.current = (event.target as HTMLInputElement).value
    clearTimeout(timer.current)
    timer.current = undefined
    // The stepper buttons dispatch a plain `Event`. Each press sets a final number, which needs no delay.
    if (event instanceof InputEvent) timer.current = setTimeout(() => enter(false), saveDelayMs)
    else enter(true)
  }
}

interface FormWatcher {
  saving: () => Promise<boolean> | null
  leave: () => void
  input: (event: Event) => void
  finish: () => void
}

/**
 * Listens to a form and to `pagehide`; the returned function removes the listeners and runs `leave`, as `pagehide`
 * does.
 */
function watchForm(form: HTMLFormElement, { saving, leave, input, finish }: FormWatcher): () => void {
  const release = delayActionsWhileSaving(form, saving)
  form.addEventListener('input', input)
  form.addEventListener('focusout', finish)
  addEventListener('pagehide', leave)
  return () => {
    release()
    form.removeEventListener('input', input)
    form.removeEventListener('focusout', finish)
    removeEventListener('pagehide', leave)
    leave()
  }
}
