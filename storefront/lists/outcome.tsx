import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'

interface OutcomeProps {
  done: string | null
  left: readonly string[]
  leftText: (names: string) => string
}

export function Outcome({ done, left, leftText }: OutcomeProps) {
  const texts = useTexts('lists')
  const formats = useFormats()
  return (
    <output className="lists__told">
      {done !== null && (
        <span className="message message--ok">
          <Icon name="check" />
          <span>
            {done}.{' '}
            <Link className="link" to="/cart">
              {texts.goToCart}
            </Link>
          </span>
        </span>
      )}
      {left.length > 0 && (
        <span className="message message--warn">
          <Icon name="alert" />
          <span>{leftText(formats.list([...left]))}</span>
        </span>
      )}
    </output>
  )
}
