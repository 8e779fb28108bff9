import { useState } from 'react'
import { Picture } from '#ui/picture.tsx'
import { Quantity } from '#ui/quantity.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import { useChoiceText } from '#storefront/widgets/use-choice-text.ts'
import { toasts } from '../../shell/overlays/toast-store.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { CartLine } from '../cart/cart-store.ts'
import { LineDetails } from './line-details.tsx'
import { isQuantityReduced, reductionReason } from './reduction-reason.ts'
import { LineName } from './line-name.tsx'
import { useCartStore } from '../cart/use-cart.ts'

/** Maximum quantity that can be entered. The server lowers it to the stock, and the line shows a notice. */
const maxTyped = 9999

export function SideCartLine({ line, isLowered = false }: { line: CartLine; isLowered?: boolean }) {
  const texts = useTexts('side-cart')
  const choiceText = useChoiceText()
  const formats = useFormats()
  const store = useCartStore()
  const [problem, setProblem] = useState<'lowered' | 'failed' | null>(null)
  const displayed = problem ?? (isLowered ? 'lowered' : null)
  const change = async (qty: number) => {
    setProblem(null)
    try {
      await store?.change(line, { qty })
    } catch (error) {
      setProblem(isQuantityReduced(error) ? 'lowered' : 'failed')
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
      setProblem('failed')
    }
  }
  return (
    <li className="cart-line">
      <Picture source={line.picture} sizes="5.5rem" alt="" name={line.name} />
      <div>
        <LineName name={line.name} url={line.url} lang={line.lang} />
        {line.choice !== '' && <p className="cart-line__choice">{choiceText(line.choice)}</p>}
        <LineDetails details={line.details} folded={texts.items} />
        {line.flags.map((flag) => (
          <p key={flag} className="stock stock--low">
            {texts.lineFlags[flag](line.most)}
          </p>
        ))}
        {line.error && <p className="field-error">{line.error.message}</p>}
        {displayed !== null && (
          <p className="field-error" role="alert">
            {displayed === 'lowered' ? reductionReason(line, texts) : texts.couldNotAdd}
          </p>
        )}
      </div>
      <p className="cart-line__total">{formats.money(toMinor(line.shownRowTotal)) + line.priceSuffix}</p>
      <div className="cart-line__do">
        <Quantity
          value={line.qty}
          max={Math.max(1, line.most)}
          maxTyped={maxTyped}
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
