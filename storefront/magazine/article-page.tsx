import './fonts.css'
import './magazine.css'
import type { ReactNode } from 'react'
import { RichText } from '#ui/rich-text.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { CardRow } from '../catalog/card/card-row.tsx'
import type { ArticleView } from './load-posts.ts'
import { Kicker, PostCards, PostPicture } from './post-cards.tsx'
import { MagazineBar } from './post-list-page.tsx'

export function ArticlePage({ view, children }: { view: ArticleView; children: ReactNode }) {
  const texts = useTexts('magazine')
  const { title, excerpt, picture, html, products, related } = view
  return (
    <main id="main" className="page-width">
      <MagazineBar current="-" />
      <article id="article">
        <header className="article-head">
          <Kicker post={view} />
          <h1 className="h1 display">{title}</h1>
          <p className="deck">{excerpt}</p>
        </header>
        {picture !== null && (
          <span className="picture article-picture">
            <PostPicture picture={picture} isFirst />
          </span>
        )}
        {products.length > 0 && (
          <section className="article-products" aria-labelledby="article-products">
            <h2 className="h3" id="article-products">
              {texts.products}
            </h2>
            <CardRow label={texts.products} cards={products} />
          </section>
        )}
        <RichText className="article__body" html={html} />
        {children}
      </article>
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
