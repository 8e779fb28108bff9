import { Link } from '#storefront/widgets/link.tsx'

interface LineNameProps {
  name: string
  url: string
  /** Set for an English name on a page in another language. */
  lang?: 'en' | undefined
}

export function LineName({ name, url, lang }: LineNameProps) {
  if (url === '')
    return (
      <span className="cart-line__name" lang={lang}>
        {name}
      </span>
    )
  return (
    <Link className="cart-line__name" to={url} lang={lang}>
      {name}
    </Link>
  )
}
