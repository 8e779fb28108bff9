import '../fonts.css'
import '../magazine.css'
import './article.css'
import type { ReactNode } from 'react'
import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Framed } from '#storefront/widgets/framed.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { contentLanguageOf } from '../../routing/content-language-of.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { CardRow } from '../../catalog/card/card-row.tsx'
import { Kicker, PostCards, PostPicture } from '../post-cards.tsx'
import { MagazineBar } from '../post-list-page.tsx'
import type { PostCard } from '../posts.ts'
import { ArticleProduct } from './article-product.tsx'
import type { ArticleView } from './load-post.ts'
import { Share } from './share.tsx'

interface ArticlePageProps {
  view: ArticleView
  video: ReactNode
  /** Renders a block at its position in the text. */
  blockOf: (id: string) => ReactNode
  /** Blocks without a position in the text. */
  children: ReactNode
}

const frameHeight = 600
/** The `sizes` attribute for the opening picture. Phones with 3 pixels per CSS pixel load a picture for 2. */
const openingSizes = '(min-width: 68rem) 64rem, (min-width: 48rem) 94vw, (min-resolution: 2.5dppx) 59vw, 92vw'

export function ArticlePage({ view, video, blockOf, children }: ArticlePageProps) {
  const texts = useTexts('magazine')
  const language = contentLanguageOf(useShop())
  const { title, excerpt, picture, image, alt, author, products, related, outline, minutes, tags, styles } = view
  return (
    <main id="main" className="page-width">
      {styles !== null && <link rel="stylesheet" href={styles} />}
      <MagazineBar current="-" />
      <article id="article">
        <header className="article-head">
          <Kicker post={view}>
            {author !== '' && <span>{texts.by(author)}</span>}
            <span>{texts.minutes(minutes)}</span>
          </Kicker>
          <h1 className="h1 display" lang={language}>
            {title}
          </h1>
          <p className="deck" lang={language}>
            {excerpt}
          </p>
        </header>
        {video ?? (
          <>
            {image !== null && (
              <Picture source={image} sizes={openingSizes} urgency="first" className="article-picture" />
            )}
            {image === null && picture !== null && (
              <span className="picture picture--cover article-picture article-picture--unsized">
                <PostPicture picture={picture} alt={alt} isFirst />
              </span>
            )}
          </>
        )}
        {products.length > 0 && (
          <section className="article-products" aria-labelledby="article-products">
            <h2 className="h3" id="article-products">
              {texts.products}
            </h2>
            <CardRow label={texts.products} cards={products} />
          </section>
        )}
        <div className={outline.length > 0 ? 'article' : undefined}>
          {outline.length > 0 && <Contents outline={outline} label={texts.contents} />}
          <div>
            <OwnContent view={view} blockOf={blockOf} />
            <div className="article-foot">
              {tags.length > 0 && (
                <nav aria-label={texts.tags}>
                  <ul className="article-tags">
                    {tags.map(({ name, to }) => (
                      <li key={to}>
                        <Link className="chip" to={to}>
                          {name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              <Share title={title} address={view.address} />
            </div>
          </div>
        </div>
        {children}
      </article>
      <Neighbors previous={view.previous} next={view.next} />
      {related.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2 className="h2">{texts.more}</h2>
          </div>
          <PostCards posts={related} level={3} />
        </section>
      )}
    </main>
  )
}

/** Renders a post's text with its products, blocks, and framed script. */
function OwnContent({ view: { title, parts, frame }, blockOf }: Pick<ArticlePageProps, 'view' | 'blockOf'>) {
  const shop = useShop()
  const language = contentLanguageOf(shop)
  // Products and blocks have labels in the shop's language, which can differ from the article's.
  const labels = language && shop.locale.tag
  return (
    <div className="article__own" lang={language}>
      {parts.map((part, index) => {
        // An article's parts never change their order.
        const key = String(index)
        if (part.type === 'text') return <RichText key={key} className="article__body" html={part.html} />
        if (part.type === 'product') return <ArticleProduct key={key} card={part.card} language={labels} />
        return (
          <div key={key} className="article__block" lang={labels}>
            {blockOf(part.id)}
          </div>
        )
      })}
      {frame !== null && <Framed src={frame} title={title} height={frameHeight} />}
    </div>
  )
}

function Contents({ outline, label }: Pick<ArticleView, 'outline'> & { label: string }) {
  return (
    <nav className="toc" aria-label={label}>
      <p className="toc__label">{label}</p>
      <ol>
        {outline.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? 'toc__sub' : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Neighbors({ previous, next }: { previous: PostCard | null; next: PostCard | null }) {
  const texts = useTexts('magazine')
  if (!previous && !next) return null
  return (
    <nav className="article-neighbors" aria-label={texts.neighbors}>
      {previous && (
        <Link to={previous.to} rel="prev">
          <small>{texts.previous}</small>
          <span>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={next.to} rel="next" className="article-neighbors__next">
          <small>{texts.next}</small>
          <span>{next.title}</span>
        </Link>
      )}
    </nav>
  )
}
