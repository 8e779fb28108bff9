import { Link } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'

export function Logo() {
  const { brand } = useShop()
  const texts = useTexts('shell')
  return (
    <Link className="logo" to="/" aria-label={texts.home(brand)}>
      <BrandName />
    </Link>
  )
}

/** Renders the store's logo, or its name next to the built-in mark. */
export function BrandName() {
  const { brand, logo } = useShop()
  if (logo) return <img className="logo__pic" src={logo.src} width={logo.width} height={logo.height} alt={brand} />
  return (
    <>
      <Mark /> {brand.toUpperCase()}
    </>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 20 24" aria-hidden="true">
      <path d="M0 0h20v5.5h-6.5v13H20V24H0v-5.5h6.5v-13H0z" />
    </svg>
  )
}
