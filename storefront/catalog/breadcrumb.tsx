import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

export interface TrailStep {
  name: string
  url: string
}

/** Renders the breadcrumb, which ends with the current page [CATALOG-012]. */
export function Breadcrumb({ steps }: { steps: readonly TrailStep[] }) {
  const texts = useTexts('catalog')
  return (
    <nav className="breadcrumb" aria-label={texts.breadcrumb}>
      <ol>
        <li>
          <Link to="/">{texts.home}</Link>
        </li>
        {steps.map(({ name, url }, index) => (
          <li key={url} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {index === steps.length - 1 ? name : <Link to={url}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
