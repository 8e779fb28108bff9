import { Icon } from '#ui/icon.tsx'
import { Stars } from '#ui/stars.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { contentLanguageOf } from '../routing/content-language-of.ts'
import type { ReviewView } from './reviews-view.ts'

/** If `isLabeled` is true, a demo review is labeled as such, because the list also has real reviews. */
export function Review({ review, isLabeled }: { review: ReviewView; isLabeled: boolean }) {
  const texts = useTexts('reviews')
  const formats = useFormats()
  const shop = useShop()
  const { stars, title, paragraphs, author, country, writtenAt, isVerified, isDemo, isEdited, photos } = review
  // The language of real reviews is unknown.
  const language = isDemo ? contentLanguageOf(shop) : undefined
  return (
    <article className="review">
      <Stars value={stars} label={texts.stars(String(stars))} />
      <h3 lang={language}>{title}</h3>
      <div className="prose" lang={language}>
        {paragraphs.map((paragraph, index) => (
          // Lines have no id, and the text changes as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {photos.length > 0 && (
        <ul className="review__photos">
          {photos.map(({ id, small, large, width, height }, index) => (
            <li key={id}>
              <a href={large} target="_blank" rel="noreferrer">
                <img src={small} alt={texts.photo(index + 1, author)} width={width} height={height} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="review__by small muted">
        {texts.by(author, formats.date(writtenAt), formats.countryName(country))}
        {isEdited && <span>{texts.edited}</span>}
        {isVerified && (
          <span className="review__mark">
            <Icon name="check" /> {texts.verified}
          </span>
        )}
        {isDemo && isLabeled && <span className="badge badge--quiet">{texts.demo}</span>}
      </p>
    </article>
  )
}
