import { Picture } from '#ui/picture.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import type { Tile } from './dashboard-tiles.ts'
import type { DashboardTexts } from './texts/en.ts'

/** The page of each tile, and the page linked instead if the tile is empty. */
const paths: Readonly<Record<Tile['name'], { to: string; next: string | ((texts: DashboardTexts) => string) }>> = {
  wishlist: { to: '/account/wishlist', next: '/new-gear' },
  registries: { to: '/account/registry', next: '/account/registry' },
  alerts: { to: '/account/bin', next: '/new-gear' },
  quotes: { to: '/account/custom-quoting', next: '/account/custom-quoting' },
  programs: { to: '/account/programming', next: ({ programSearch }) => `/search?q=${programSearch}` },
  discounts: { to: '/account/earned-store', next: ({ eventSearch }) => `/search?q=${eventSearch}` },
  tickets: { to: '/account/tickets', next: ({ eventSearch }) => `/search?q=${eventSearch}` },
  reviews: { to: '/account/reviews', next: '/account/reviews' },
}

/** Renders a tile for each loaded part of the account, with its count or a description [ACCOUNT-410]. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const texts = useTexts('account/dashboard')
  const [empty, filled] = [tiles.filter(isEmpty), tiles.filter((tile) => !isEmpty(tile))]
  if (tiles.length === 0) return null
  return (
    <section className="account-parts" aria-labelledby="glance">
      <h2 className="h3" id="glance">
        {filled.length === 0 ? texts.start : texts.glance}
      </h2>
      {filled.length > 0 && (
        <ul className="account-tiles">
          {filled.map((tile) => (
            <li key={tile.name}>
              <FilledTile tile={tile} />
            </li>
          ))}
        </ul>
      )}
      {empty.length > 0 && (
        <ul className="account-next">
          {empty.map(({ name }) => (
            <li key={name}>
              <EmptyTile name={name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const isEmpty = ({ count, waiting = 0 }: Tile) => count === 0 && waiting === 0

function FilledTile({ tile }: { tile: Tile }) {
  const texts = useTexts('account/dashboard')
  const { name, count, waiting = 0, picture = null } = tile
  const ofTile = texts.tiles[name]
  return (
    <Link className="account-tile" to={paths[name].to}>
      <h3>{ofTile.name}</h3>
      {count === 0 ? (
        <p>{texts.waiting(waiting)}</p>
      ) : (
        <p>
          <b className="account-tile__count">{count}</b> {ofTile.some(count)}
        </p>
      )}
      <Note tile={tile} />
      {typeof picture === 'string' && (
        <span className="picture">
          <img src={picture} width="308" height="308" alt="" loading="lazy" />
        </span>
      )}
      {picture !== null && typeof picture === 'object' && <Picture source={picture} sizes="72px" alt="" />}
    </Link>
  )
}

function Note({ tile: { count, waiting = 0, renewsAt = null } }: { tile: Tile }) {
  const texts = useTexts('account/dashboard')
  const formats = useFormats()
  const still = count > 0 && waiting > 0 ? texts.alsoWaiting(waiting) : null
  const note = renewsAt === null ? still : texts.renews(formats.date(renewsAt))
  return note !== null && <p className="muted small">{note}</p>
}

function EmptyTile({ name }: Pick<Tile, 'name'>) {
  const texts = useTexts('account/dashboard')
  const ofTile = texts.tiles[name]
  const { next } = paths[name]
  return (
    <>
      <h3>{ofTile.name}</h3>
      <p className="muted">{ofTile.none}</p>
      <Link className="link" to={typeof next === 'string' ? next : next(texts)}>
        {ofTile.action}
      </Link>
    </>
  )
}
