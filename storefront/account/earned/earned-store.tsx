import { Picture } from '#ui/picture.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import type { EarnedStoreView, EarnedTile } from './load-earned-store.ts'

const sizes = '(min-width: 64rem) 22vw, (min-width: 48rem) 31vw, 46vw'

export function EarnedStore({ view: { isGuest, tiles } }: { view: EarnedStoreView }) {
  const texts = useTexts('account')
  return (
    <AccountPage title={texts.earnedStore} lead={<p className="muted">{texts.earnedLead}</p>} isCustomer={!isGuest}>
      {isGuest ? (
        <EmptyState
          text={texts.earnedInvitation}
          to="/login?redirect=%2Faccount%2Fearned-store"
          action={texts.logIn}
          look="button"
        />
      ) : tiles.length === 0 ? (
        <EmptyState
          text={texts.nothingEarned}
          to={`/search?q=${encodeURIComponent(texts.eventSearch)}`}
          action={texts.seeEvents}
        />
      ) : (
        <Tiles tiles={tiles} />
      )}
    </AccountPage>
  )
}

function Tiles({ tiles }: { tiles: readonly EarnedTile[] }) {
  return (
    <ul className="grid">
      {tiles.map((tile, index) => (
        <li key={tile.id}>
          <Tile tile={tile} urgency={index < 2 ? 'soon' : 'lazy'} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ tile, urgency }: { tile: EarnedTile; urgency: 'soon' | 'lazy' }) {
  const texts = useTexts('account')
  const { name, url, picture, usesLeft, shipsFree, source } = tile
  return (
    <article className="card">
      {shipsFree && <span className="badge">{texts.shipsFree}</span>}
      <Picture source={picture} sizes={sizes} urgency={urgency} name={name} alt="" />
      <h2 className="card__heading">
        <Link className="card__name" to={url}>
          {name}
        </Link>
      </h2>
      <EarnedPrice tile={tile} />
      <p className="card__meta">{texts.usesLeft(usesLeft)}</p>
      {source && (
        <p className="card__meta">
          {'event' in source ? texts.earnedAt(source.event) : texts.earnedByOrder(source.order)}
        </p>
      )}
    </article>
  )
}

function EarnedPrice({ tile: { price, discount } }: { tile: EarnedTile }) {
  const texts = useTexts('account')
  const formats = useFormats()
  const off =
    discount.type === 'fixed' ? texts.off(formats.money(discount.amount)) : texts.off(formats.percent(discount.percent))
  const hasDiscount = discount.type === 'fixed' || discount.percent > 0
  if (price === null) return <p className="price">{hasDiscount ? off : texts.quote}</p>
  if (!hasDiscount) return <p className="price">{formats.money(price.was)}</p>
  return (
    <p className="price">
      {price.isFrom && price.now > 0 && <small>{texts.from} </small>}
      <span className="visually-hidden">{texts.now} </span>
      {price.now === 0 ? texts.free : formats.money(price.now)}{' '}
      <s>
        <span className="visually-hidden">{texts.was} </span>
        {formats.money(price.was)}
      </s>{' '}
      {price.now > 0 && <span className="save">{off}</span>}
    </p>
  )
}
