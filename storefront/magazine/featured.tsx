import { Link } from '#storefront/widgets/link.tsx'
import { useShop } from '#storefront/page/shop-context.tsx'
import { contentLanguageOf } from '../routing/content-language-of.ts'
import type { FeaturedPosts } from './load-featured.ts'
import type { PostCard } from './posts.ts'
import { Kicker, PostCards, PostPicture } from './post-cards.tsx'

/** Renders the posts that editors feature above a list [INDEX-058]. */
export function Featured({ featured: { top, full, row } }: { featured: FeaturedPosts }) {
  return (
    <>
      {top && <Lead post={top} />}
      {full && <Band post={full} />}
      {row.length > 0 && (
        <div className="featured-row">
          <PostCards posts={row} />
        </div>
      )}
    </>
  )
}

function Lead({ post }: { post: PostCard }) {
  const language = contentLanguageOf(useShop())
  return (
    <section className="lead post">
      <span className="picture picture--cover">
        <PostPicture picture={post.picture} isFirst />
      </span>
      <div>
        <Kicker post={post} />
        <h2 className="post__heading" lang={language}>
          <Link to={post.to}>{post.title}</Link>
        </h2>
        <p lang={language}>{post.excerpt}</p>
      </div>
    </section>
  )
}

function Band({ post }: { post: PostCard }) {
  const language = contentLanguageOf(useShop())
  return (
    <section className="feature post">
      <span className="picture picture--cover">
        <PostPicture picture={post.picture} />
      </span>
      <div className="feature__text">
        <Kicker post={post} />
        <h2 className="post__heading" lang={language}>
          <Link to={post.to}>{post.title}</Link>
        </h2>
        <p lang={language}>{post.excerpt}</p>
      </div>
    </section>
  )
}
