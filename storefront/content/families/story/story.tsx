import { Image } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import type { StoryView } from '../family-views.ts'
import { pageWidthSizes } from '../../picture-sizes.ts'

export function Story({ view: { heading, html, picture, pictureSide, quote, link } }: { view: StoryView }) {
  return (
    <section className={`section page-width story story--${pictureSide}`}>
      {picture && (
        <div className="story__picture">
          <Image
            source={picture}
            sizes={`(min-width: 64rem) 48vw, ${pageWidthSizes}`}
            alt={picture.alt}
            urgency="lazy"
          />
        </div>
      )}
      <div className="story__text">
        <h2 className="h2">{heading}</h2>
        <RichText className="prose" html={html} />
        {quote && (
          <figure className="story__quote">
            <blockquote>
              <p>{quote.text}</p>
            </blockquote>
            <figcaption>
              <b>{quote.name}</b>
              {quote.role !== undefined && <span>{quote.role}</span>}
            </figcaption>
          </figure>
        )}
        {link && (
          <Link className="button button--line" to={link.to}>
            {link.label}
          </Link>
        )}
      </div>
    </section>
  )
}
