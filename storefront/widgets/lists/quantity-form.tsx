import { type ReactNode, useEffect, useRef } from 'react'
import { Stepper } from '#ui/stepper.tsx'
import { PostForm } from '../post-form.tsx'

/** Milliseconds after the last change before it is posted, so that several steps are one request. */
const pause = 500

interface QuantityFormProps {
  /** The page with the action. */
  to: string
  qty: number
  label: string
  /** The button's text and accessible name, for browsers without JavaScript. */
  update: { text: string; label: string }
  /** Hidden fields. */
  children: ReactNode
}

/** Renders a list line's quantity, which is saved when it changes; without JavaScript by a button. */
export function QuantityForm({ to, qty, label, update, children }: QuantityFormProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const save = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    timer.current = undefined
    form.requestSubmit()
  }
  return (
    <PostForm
      to={to}
      keepsScroll
      className="wish__qty"
      onInput={({ currentTarget: form }) => {
        clearTimeout(timer.current)
        timer.current = form.checkValidity() ? setTimeout(() => save(form), pause) : undefined
      }}
      onBlur={({ currentTarget: form }) => {
        // The shopper may be leaving the page.
        if (timer.current !== undefined) save(form)
      }}
    >
      {children}
      <Stepper key={qty} name="qty" label={label} initial={qty} min={1} max={9999} />
      <noscript>
        <button className="link" aria-label={update.label}>
          {update.text}
        </button>
      </noscript>
    </PostForm>
  )
}
