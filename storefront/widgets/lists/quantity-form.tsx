import { type ReactNode, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { usePath } from '../link.tsx'
import type { SavedQuantity } from './save-quantity.ts'
import { useSavedQuantity } from './use-saved-quantity.ts'

interface QuantityFormProps {
  /** The page with the action, for browsers without JavaScript. */
  to: string
  listId: string
  itemId: string
  qty: number
  label: string
  /** The button's text and accessible name, for browsers without JavaScript. */
  update: { text: string; label: string }
  /** Hidden fields. */
  children: ReactNode
}

/** Renders a list line's quantity, which is saved on change, or through a button without JavaScript. */
export function QuantityForm({ to, listId, itemId, qty, label, update, children }: QuantityFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { result, finish } = useSavedQuantity({ listId, itemId, qty }, form)
  return (
    <form
      ref={form}
      method="post"
      action={usePath(to)}
      noValidate
      className="wish__qty"
      onSubmit={(event) => {
        event.preventDefault()
        finish()
      }}
    >
      {children}
      <Stepper name="qty" label={label} initial={qty} min={1} max={9999} />
      <noscript>
        <button className="link" aria-label={update.label}>
          {update.text}
        </button>
      </noscript>
      <QuantityResult result={result} />
    </form>
  )
}

function QuantityResult({ result }: { result: SavedQuantity | null }) {
  const texts = useTexts('lists')
  const problem = result?.problem ?? null
  return (
    <>
      {/* Sighted shoppers can see the new quantity. */}
      <output className="visually-hidden">
        {result?.saved !== null && result?.saved !== undefined && texts.quantitySaved(result.saved)}
      </output>
      {problem !== null && (
        <p className="field-error" role="alert">
          <Icon name="alert" /> {texts.problems[problem]}
        </p>
      )}
    </>
  )
}
