import { Link } from '#storefront/widgets/link.tsx'
import type { LinkView } from './block-parts.ts'

export function SectionHead({ heading, link }: { heading: string; link: LinkView | null }) {
  return (
    <div className="section-head">
      <h2 className="h2">{heading}</h2>
      {link && (
        <Link className="link" to={link.to}>
          {link.label}
        </Link>
      )}
    </div>
  )
}
