import { postPictureUrl } from '#domain/content/wordpress/post-picture.ts'
import { useFormats } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import type { PostResult } from './load-search.ts'

/** Renders articles with the shop's card styles, so that searches do not load the code and styles of The Index. */
export function PostResults({ posts }: { posts: readonly PostResult[] }) {
  const formats = useFormats()
  return (
    <ul className="grid search-posts">
      {posts.map(({ title, to, category, date, excerpt, picture }) => (
        <li key={to}>
          <article className="card">
            <span className="picture">
              {picture !== null && <img src={postPictureUrl(picture)} width={768} height={432} alt="" loading="lazy" />}
            </span>
            <h2 className="card__heading">
              <Link className="card__name" to={to}>
                {title}
              </Link>
            </h2>
            <p className="card__meta">
              {category !== '' && `${category}, `}
              <time dateTime={new Date(date).toISOString()}>{formats.date(date)}</time>
            </p>
            <p className="card__meta">{excerpt}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
