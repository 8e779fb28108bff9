import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { LineName } from '../side-cart/lines/line-name.tsx'
import type { FiveView } from './five-view.ts'

/** Renders the cart's progress, the terms, and the eligible lines [PROMO-002, PROMO-005]. */
export function FiveForFive({ view, level: Heading }: { view: FiveView; level: 'h2' | 'h3' }) {
  const texts = useTexts('five-for-five')
  const formats = useFormats()
  const { pieces, maxItems, lines } = view
  return (
    <div className="five">
      <div className="five__progress">
        <p className="h3">
          <b>{texts.progress(pieces, maxItems)}</b>
        </p>
        <progress max={maxItems} value={Math.min(pieces, maxItems)} aria-label={texts.progress(pieces, maxItems)} />
        <FiveStatus view={view} />
      </div>
      {lines.length > 0 && (
        <section aria-labelledby="five-lines">
          <Heading id="five-lines">{texts.inCart}</Heading>
          <ul>
            {lines.map(({ id, name, choice, url, picture, pieces: count }) => (
              <li key={id} className="cart-line">
                <Picture source={picture} sizes="5.5rem" alt="" name={name} />
                <div>
                  <LineName name={name} url={url} />
                  {choice !== '' && <p className="cart-line__choice">{choice}</p>}
                </div>
                <p className="cart-line__total">{texts.pieces(count)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <RichText className="prose small" html={view.html} />
      <p className="muted small">{texts.until(formats.date(view.until))}</p>
    </div>
  )
}

function FiveStatus({ view: { pieces, maxItems, remaining, isBeaten } }: { view: FiveView }) {
  const texts = useTexts('five-for-five')
  const left = maxItems - pieces
  if (remaining === 0) {
    return (
      <p className="message message--warn">
        <Icon name="alert" /> <span>{texts.used}</span>
      </p>
    )
  }
  return (
    <>
      <p>{pieces === 0 ? texts.none : left > 0 ? texts.room(left) : texts.full}</p>
      {isBeaten && (
        <p className="message">
          <Icon name="info" /> <span>{texts.beaten}</span>
        </p>
      )}
      <p className="muted small">{texts.remaining(remaining)}</p>
    </>
  )
}
