import { Image } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { NewsletterForm } from '../../shell/footer/newsletter.tsx'
import { Framed } from '#storefront/widgets/framed.tsx'
import { CardRow } from '../../catalog/card/card-row.tsx'
import { SectionHead } from '../section-head.tsx'
import { ComparisonTable } from './comparison/comparison-table.tsx'
import { MapPlace } from './map/map-place.tsx'
import { PostRow } from './posts/post-row.tsx'
import { Story } from './story/story.tsx'
import { Video } from './video/video.tsx'
import type { FaqView, FamilyView } from './family-views.ts'
import { pageWidthSizes } from '../picture-sizes.ts'

/** The `sizes` attribute for a picture in the text column. */
const columnSizes = `(min-width: 64rem) 48rem, ${pageWidthSizes}`

/** Renders a block in any family. */
export function FamilyBlock({ view }: { view: FamilyView }) {
  switch (view.type) {
    case 'Deals':
      return (
        <section className="section page-width">
          <SectionHead heading={view.heading} link={view.link} />
          <CardRow label={view.heading} cards={view.cards} />
        </section>
      )
    case 'Posts':
      return (
        <section className="section page-width">
          <SectionHead heading={view.heading} link={view.link} />
          <PostRow posts={view.posts} words={view.words} />
        </section>
      )
    case 'Story':
      return <Story view={view} />
    case 'Video':
      return <Video view={view} />
    case 'Comparison':
      return (
        <section className="section page-width">
          <SectionHead heading={view.heading} link={null} />
          <ComparisonTable view={view} />
        </section>
      )
    case 'Faq':
      return <Faq view={view} />
    case 'NewsletterBand':
      return (
        <section className="section newsletter-band" aria-labelledby={`${view.id}-heading`}>
          <div className="page-width">
            <div>
              <h2 className="h2 display" id={`${view.id}-heading`}>
                {view.heading}
              </h2>
              <p>{view.text}</p>
            </div>
            <NewsletterForm id={`${view.id}-email`} look="" {...(view.list !== undefined && { list: view.list })} />
          </div>
        </section>
      )
    case 'Map':
      return (
        <section className="section page-width">
          <SectionHead heading={view.heading} link={null} />
          <MapPlace view={view} />
        </section>
      )
    case 'Html':
      return (
        <section className="section page-width">
          {view.heading !== '' && <SectionHead heading={view.heading} link={null} />}
          <Framed src={view.src} title={view.title} height={view.height} />
        </section>
      )
    case 'Picture':
      return (
        <figure className="page-width section picture-block">
          <Image source={view.picture} sizes={columnSizes} alt={view.picture.alt} urgency="lazy" />
          {view.caption !== '' && <figcaption className="small muted">{view.caption}</figcaption>}
        </figure>
      )
    case 'Quote':
      return (
        <figure className="page-width section pull-quote">
          <blockquote>
            <p>{view.text}</p>
          </blockquote>
          {view.name !== '' && (
            <figcaption>
              <b>{view.name}</b>
              {view.role !== '' && <span>{view.role}</span>}
            </figcaption>
          )}
        </figure>
      )
  }
}

function Faq({ view: { heading, questions } }: { view: FaqView }) {
  return (
    <section className="section page-width">
      <SectionHead heading={heading} link={null} />
      <div className="faq">
        {questions.map(({ question, html }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <RichText className="prose" html={html} />
          </details>
        ))}
      </div>
    </section>
  )
}
