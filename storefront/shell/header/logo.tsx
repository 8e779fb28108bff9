import { Link } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'

export function Logo() {
  const { brand } = useShop()
  const texts = useTexts('shell')
  return (
    <Link className="logo" to="/" aria-label={texts.home(brand)}>
      <Mark /> {brand.toUpperCase()}
    </Link>
  )
}

export function Mark() {
  return (
    <svg viewBox="0 0 20 24" aria-hidden="true">
      <path d="M0 0h20v5.5h-6.5v13H20V24H0v-5.5h6.5v-13H0z" />
    </svg>
  )
}
