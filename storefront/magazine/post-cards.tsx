import type { ReactNode } from 'react'
import { postFormat } from '#domain/content/article/post-format.ts'
import { postPictureUrl } from '#domain/content/wordpress/post-picture.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { Highlighted } from './lists/highlighted.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { contentLanguageOf } from '../routing/content-language-of.ts'
import type { PostCard } from './posts.ts'

interface PostCardsProps {
  posts: readonly PostCard[]
  level?: 2 | 3
  /** Search words to mark in the text. */
  q?: string
}

export function PostCards({ posts, level = 2, q = '' }: PostCardsProps) {
  const language = contentLanguageOf(useShop())
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={posts.length === 1 ? 'posts posts--single' : 'posts'}>
      {posts.map((post) => (
        <li key={post.to} className="post">
          <span className="picture picture--cover">
            <PostPicture picture={post.picture} />
            <FormatMark format={post.format} />
          </span>
          <Kicker post={post} />
          <Heading className="post__heading" lang={language}>
            <Link to={post.to}>
              <Highlighted text={post.title} q={q} />
            </Link>
          </Heading>
          <p lang={language}>
            <Highlighted text={post.excerpt} q={q} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Renders a post's format unless it is text only [INDEX-035]. */
function FormatMark({ format }: Pick<PostCard, 'format'>) {
  const texts = useTexts('magazine')
  const mark = postFormat(format)
  if (mark === 'standard') return null
  return (
    <span className="format-mark">
      {mark === 'video' && <Icon name="play" />} {texts[mark]}
    </span>
  )
}

export function Kicker({ post: { category, date }, children }: { post: PostCard; children?: ReactNode }) {
  const formats = useFormats()
  const language = contentLanguageOf(useShop())
  return (
    <p className="kicker">
      {category !== '' && <b lang={language}>{category}</b>}
      <time dateTime={new Date(date).toISOString()}>{formats.date(date)}</time>
      {children}
    </p>
  )
}

interface PostPictureProps {
  picture: string | null
  alt?: string
  isFirst?: boolean
}

/** Renders a post's picture at the only available width, because the WordPress response omits sizes. */
export function PostPicture({ picture, alt = '', isFirst = false }: PostPictureProps) {
  if (picture === null) return null
  return (
    <img
      src={postPictureUrl(picture)}
      width={768}
      height={432}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
}
