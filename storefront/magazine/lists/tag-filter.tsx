import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { TagView } from '../load-posts.ts'

/** Renders links that limit a list to one tag. The current tag's link removes the filter. */
export function TagFilter({
  path,
  tags,
  current,
}: {
  path: string
  tags: readonly TagView[]
  current: TagView | null
}) {
  const texts = useTexts('magazine')
  const shown = current && tags.every(({ slug }) => slug !== current.slug) ? [current, ...tags] : tags
  if (shown.length === 0) return null
  return (
    <nav className="tag-filter" aria-label={texts.tags}>
      <p className="tag-filter__label">{texts.tags}</p>
      <ul>
        <li>
          <Link className="chip" to={path} aria-current={current === null ? 'true' : undefined}>
            {texts.all}
          </Link>
        </li>
        {shown.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              className="chip"
              to={`${path}?tag=${encodeURIComponent(slug)}`}
              aria-current={slug === current?.slug ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
