import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { paymentKind } from './payment-kind.ts'

interface MethodChoicesProps {
  /** Payment methods, cards first. If there is only one, no radio buttons are shown. */
  methods: readonly string[]
  chosen: string
  onChoose: (method: string) => void
  children: (method: string) => ReactNode
}

/** Renders the payment methods as choices for the field `method` [PAY-226]. */
export function MethodChoices({ methods, chosen, onChoose, children }: MethodChoicesProps) {
  const texts = useTexts('checkout')
  if (methods.length < 2) return children(chosen)
  return (
    <fieldset className="book-picker methods">
      <legend className="visually-hidden">{texts.methods.legend}</legend>
      {methods.map((method) => {
        const { icon, name } = paymentKind(method)
        return (
          <div key={method} className="methods__one">
            <label className="choice">
              <input
                type="radio"
                name="method"
                value={method}
                defaultChecked={method === chosen}
                onChange={() => onChoose(method)}
              />
              <span className="row">
                <Icon name={icon} /> {name ?? texts.methods.card}
              </span>
            </label>
            {method === chosen && <div className="methods__part">{children(method)}</div>}
          </div>
        )
      })}
    </fieldset>
  )
}
