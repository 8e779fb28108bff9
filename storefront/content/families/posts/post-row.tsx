import { postPictureUrl } from '#domain/content/wordpress/post-picture.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useShop } from '#storefront/page/shop-context.tsx'
import { contentLanguageOf } from '../../../routing/content-language-of.ts'
import type { PostCard } from '../../../magazine/posts.ts'
import type { FamilyTexts } from '../texts/en.ts'

/** Renders The Index posts as pictures with one line of text each. */
export function PostRow({ posts, words }: { posts: readonly PostCard[]; words: FamilyTexts['posts'] }) {
  const formats = useFormats()
  const language = contentLanguageOf(useShop())
  return (
    <ul className="post-row">
      {posts.map(({ to, picture, format, category, date, title, excerpt }) => (
        <li key={to} className="post-row__post">
          <span className="picture picture--cover">
            {picture !== null && <img src={postPictureUrl(picture)} width={768} height={432} alt="" loading="lazy" />}
            {(format === 'video' || format === 'gallery') && <span className="post-row__mark">{words[format]}</span>}
          </span>
          <p className="small muted">
            {category !== '' && <b lang={language}>{category}</b>}{' '}
            <time dateTime={new Date(date).toISOString()}>{formats.date(date)}</time>
          </p>
          <h3 className="h3" lang={language}>
            <Link to={to}>{title}</Link>
          </h3>
          <p lang={language}>{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}
