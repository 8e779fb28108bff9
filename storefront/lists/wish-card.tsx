import type { ReactNode } from 'react'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { LineView } from '../side-cart/cart/cart-view.ts'
import { LineDetails } from '../side-cart/lines/line-details.tsx'
import { flagClassName } from '../side-cart/lines/line-flags.ts'
import { wishAnchor } from './wishlist/wish-order.ts'

interface WishCardProps {
  line: LineView
  /** Additional line details, shown below the price. */
  facts?: ReactNode
  children: ReactNode
}

export function WishCard({ line, facts, children }: WishCardProps) {
  const texts = useTexts('lists')
  const formats = useFormats()
  const isPriced = line.error === null && line.now > 0
  return (
    <li className="wish" id={wishAnchor(line.id)}>
      <Picture
        source={line.picture}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 31vw, 38vw"
        alt=""
        name={line.name}
      />
      <div className="wish__about">
        <h2 className="wish__name">{line.url === '' ? texts.gone : <Link to={line.url}>{line.name}</Link>}</h2>
        {line.choice !== '' && <p className="cart-line__choice">{line.choice}</p>}
        <LineDetails details={line.details} />
        {isPriced && (
          <p className="wish__price">
            {formats.money(line.now) + line.suffix}
            {line.was !== null && (
              <s className="muted small">
                <span className="visually-hidden">{texts.was} </span>
                {formats.money(line.was)}
              </s>
            )}
          </p>
        )}
        {isPriced && line.flags.length === 0 && <p className="stock">{texts.inStock}</p>}
        {line.flags.map((flag) => (
          <p key={flag} className={flagClassName(flag)}>
            {texts.flags[flag](line.most)}
          </p>
        ))}
        {facts}
      </div>
      <div className="wish__do">{children}</div>
    </li>
  )
}
