import type { ReactNode } from 'react'
import { Link } from '#storefront/widgets/link.tsx'
import { useChoiceText } from '#storefront/widgets/use-choice-text.ts'

interface ReturnLineProps {
  item: { name: string; choice: string; picture: string | null; url: string }
  /** Amount shown at the end of the line. */
  total?: ReactNode
  children?: ReactNode
}

/** Renders an order line with picture and name. */
export function ReturnLine({ item, total, children }: ReturnLineProps) {
  const choiceText = useChoiceText()
  return (
    <li className="cart-line">
      <span className="picture">
        {item.picture !== null && <img src={item.picture} width="308" height="308" alt="" />}
      </span>
      <div>
        <Link className="cart-line__name" to={item.url}>
          {item.name}
        </Link>
        {item.choice !== '' && <p className="cart-line__choice">{choiceText(item.choice)}</p>}
        {children}
      </div>
      {total !== undefined && <p className="cart-line__total">{total}</p>}
    </li>
  )
}
