import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { PostCard } from './posts.ts'

export function PostCards({ posts, level = 2 }: { posts: readonly PostCard[]; level?: 2 | 3 }) {
  const texts = useTexts('magazine')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={posts.length === 1 ? 'posts posts--single' : 'posts'}>
      {posts.map((post) => (
        <li key={post.to} className="post">
          <span className="picture">
            <PostPicture picture={post.picture} />
            {(post.format === 'video' || post.format === 'gallery') && (
              <span className="format-mark">
                <Icon name={post.format === 'video' ? 'play' : 'filter'} /> {texts[post.format]}
              </span>
            )}
          </span>
          <Kicker post={post} />
          <Heading className="post__heading">
            <Link to={post.to}>{post.title}</Link>
          </Heading>
          <p>{post.excerpt}</p>
        </li>
      ))}
    </ul>
  )
}

export function Kicker({ post: { category, date } }: { post: PostCard }) {
  const formats = useFormats()
  return (
    <p className="kicker">
      {category !== '' && <b>{category}</b>}
      <time dateTime={new Date(date).toISOString()}>{formats.date(date)}</time>
    </p>
  )
}

/** Renders a post's picture in the one size that every scene has, since the wire omits sizes. */
export function PostPicture({ picture, isFirst = false }: { picture: string | null; isFirst?: boolean }) {
  if (picture === null) return null
  return (
    <img
      src={`${picture}-768.avif`}
      width={768}
      height={432}
      alt=""
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
}
