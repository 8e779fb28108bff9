import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { useChoiceText } from '#storefront/widgets/use-choice-text.ts'
import type { Checkout } from '../placing/compose-order.ts'

export function ReviewLines({ checkout }: { checkout: Checkout }) {
  const texts = useTexts('checkout')
  const choiceText = useChoiceText()
  const formats = useFormats()
  return (
    <ul>
      {checkout.cart.lines.map((line) => (
        <li key={line._id} className="cart-line">
          <Picture source={line.picture} sizes="5.5rem" alt="" name={line.name} />
          <div>
            <Link className="cart-line__name" to={line.url}>
              {line.name}
            </Link>
            {line.choice !== '' && <p className="cart-line__choice">{choiceText(line.choice)}</p>}
            <p className="cart-line__choice">{texts.quantity(line.qty)}</p>
          </div>
          <p className="cart-line__total">{formats.money(toMinor(line.shownRowTotal)) + line.priceSuffix}</p>
        </li>
      ))}
    </ul>
  )
}
