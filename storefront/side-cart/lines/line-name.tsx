import { Link } from '#storefront/widgets/link.tsx'

export function LineName({ name, url }: { name: string; url: string }) {
  if (url === '') return <span className="cart-line__name">{name}</span>
  return (
    <Link className="cart-line__name" to={url}>
      {name}
    </Link>
  )
}
