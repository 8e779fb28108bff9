import { Link } from '#storefront/widgets/link.tsx'

interface MissingListProps {
  title: string
  text: string
  to: string
  action: string
}

/** Renders the page for a list that is no longer shared. */
export function MissingList({ title, text, to, action }: MissingListProps) {
  return (
    <main id="main" className="page-width lists">
      <h1 className="h1 display">{title}</h1>
      <p>{text}</p>
      <p>
        <Link className="button button--line" to={to}>
          {action}
        </Link>
      </p>
    </main>
  )
}
