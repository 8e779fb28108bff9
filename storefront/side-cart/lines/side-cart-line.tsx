import { useState } from 'react'
import { isRefused } from '#contract/kernel/refused.ts'
import { Picture } from '#ui/picture.tsx'
import { Quantity } from '#ui/quantity.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import { toasts } from '../../shell/overlays/toast-store.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { CartLine } from '../cart/cart-store.ts'
import { LineDetails } from './line-details.tsx'
import { LineName } from './line-name.tsx'
import { useCartStore } from '../cart/use-cart.ts'

export function SideCartLine({ line }: { line: CartLine }) {
  const texts = useTexts('shell')
  const formats = useFormats()
  const store = useCartStore()
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (qty: number) => {
    setProblem(null)
    try {
      await store?.change(line, { qty })
    } catch (error) {
      const most = isRefused(error) && typeof error.details['most'] === 'number' ? error.details['most'] : null
      setProblem(most === null ? texts.couldNotAdd : texts.overMaximum(most))
    }
  }
  const remove = async () => {
    try {
      await store?.change(line, 'remove')
      toasts.show({
        text: texts.removed(line.name),
        action: { label: texts.undo, run: () => void store?.restore(line) },
      })
    } catch {
      setProblem(texts.couldNotAdd)
    }
  }
  return (
    <li className="cart-line">
      <Picture source={line.picture} sizes="5.5rem" alt="" name={line.name} />
      <div>
        <LineName name={line.name} url={line.url} />
        {line.choice !== '' && <p className="cart-line__choice">{line.choice}</p>}
        <LineDetails details={line.details} />
        {line.flags.map((flag) => (
          <p key={flag} className="stock stock--low">
            {texts.lineFlags[flag](line.most)}
          </p>
        ))}
        {line.error && <p className="field-error">{line.error.message}</p>}
        {problem !== null && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <p className="cart-line__total">{formats.money(toMinor(line.shownRowTotal)) + line.priceSuffix}</p>
      <div className="cart-line__do">
        <Quantity
          value={line.qty}
          most={Math.max(1, line.most)}
          label={texts.quantityOf(line.name)}
          isSmall
          onChange={(qty) => void change(qty)}
        />
        <button type="button" className="link" onClick={() => void remove()} aria-label={texts.removeItem(line.name)}>
          {texts.remove}
        </button>
      </div>
    </li>
  )
}
