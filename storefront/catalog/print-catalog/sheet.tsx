import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PriceLine } from '../card/price-line.tsx'
import type { PrintCatalogQuery } from './print-catalog-url.ts'
import type { OpenPrintCatalog, SheetView, SpotView } from './load-print-catalog.ts'

interface SheetProps {
  sheet: SheetView
  issue: OpenPrintCatalog
  addressOf: (change: Partial<PrintCatalogQuery>) => string
  /** The page facing the requested one; hidden on phones. */
  isOther?: boolean
  /** Selects a product; absent in print. */
  onPoint?: (spot: SpotView) => void
}

export function Sheet({ sheet, issue, addressOf, isOther = false, onPoint }: SheetProps) {
  const texts = useTexts('catalog/print-catalog')
  const { page, kind, spots } = sheet
  return (
    <section
      id={`page-${page}`}
      className={`sheet sheet--${kind}${isOther ? ' sheet--other' : ''}`}
      aria-label={texts.page(page)}
    >
      {kind === 'cover' && <Cover sheet={sheet} issue={issue} />}
      {kind === 'contents' && <Contents issue={issue} addressOf={addressOf} />}
      {kind === 'department' && <DepartmentIntro sheet={sheet} />}
      {kind === 'products' && <p className="sheet__running">{sheet.heading}</p>}
      {kind === 'back' && <Back />}
      {(kind === 'department' || kind === 'products') && (
        <ul className="sheet__spots">
          {spots.map((spot) => (
            <Spot key={spot.card.id} spot={spot} to={addressOf({ page, hot: spot.card.id })} onPoint={onPoint} />
          ))}
        </ul>
      )}
      {spots.length === 0 && (kind === 'department' || kind === 'products') && <p className="muted">{texts.gone}</p>}
      {kind !== 'cover' && <p className="sheet__number figures">{page}</p>}
    </section>
  )
}

function Cover({ sheet: { picture }, issue: { title } }: { sheet: SheetView; issue: OpenPrintCatalog }) {
  const { brand } = useShop()
  const texts = useTexts('catalog/print-catalog')
  return (
    <>
      <p className="sheet__brand display">{brand.toUpperCase()}</p>
      <p className="h3">{title}</p>
      <Picture
        source={picture}
        sizes="(min-width: 64rem) 40rem, min(100vw, 26.75rem)"
        urgency="first"
        alt=""
        name={brand}
        className="picture--cover"
      />
      <p>{texts.coverLine}</p>
    </>
  )
}

function Contents({ issue: { contents }, addressOf }: Pick<SheetProps, 'issue' | 'addressOf'>) {
  const texts = useTexts('catalog/print-catalog')
  return (
    <>
      <h2 className="h2">{texts.contents}</h2>
      <ol className="print-catalog__contents">
        {contents.map(({ name, page }) => (
          <li key={page}>
            <Link to={addressOf({ page })}>
              <span>{name}</span> <span className="figures">{page}</span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}

function DepartmentIntro({ sheet: { heading, text, url, picture } }: { sheet: SheetView }) {
  const texts = useTexts('catalog/print-catalog')
  return (
    <div className="sheet__opening">
      <div>
        <h2 className="h2">{heading}</h2>
        <p>{text}</p>
        {url !== null && (
          <Link className="link small" to={url}>
            {texts.shopAll(heading)}
          </Link>
        )}
      </div>
      <Picture
        source={picture}
        sizes="(min-width: 64rem) 18rem, 40vw"
        urgency="soon"
        alt=""
        name={heading}
        className="picture--cover"
      />
    </div>
  )
}

function Back() {
  const texts = useTexts('catalog/print-catalog')
  return (
    <>
      <h2 className="h2">{texts.backTitle}</h2>
      <p>{texts.backText}</p>
      <a className="button" href="#request">
        {texts.backLink}
      </a>
    </>
  )
}

/** Renders a product's picture, which opens its card. Without JavaScript, it is a link. */
function Spot({ spot, to, onPoint }: { spot: SpotView; to: string; onPoint: SheetProps['onPoint'] }) {
  const texts = useTexts('catalog/print-catalog')
  const { name, fact, price, picture } = spot.card
  const shown = (
    <Picture
      source={picture}
      sizes="(min-width: 64rem) 14rem, 42vw"
      // Print does not scroll, so lazy-loaded pictures would be missing.
      urgency={onPoint ? 'lazy' : 'soon'}
      alt=""
      name={name}
    />
  )
  return (
    <li className="spot">
      {onPoint ? (
        <Link
          className="spot__open"
          to={`${to}#hot`}
          aria-label={texts.open(name)}
          aria-haspopup="dialog"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onPoint(spot)
          }}
        >
          {shown}
          <span className="spot__mark">
            <Icon name="plus" />
          </span>
        </Link>
      ) : (
        shown
      )}
      <h3>{name}</h3>
      <p className="small">{fact}</p>
      <p className="small muted spot__lead">{spot.lead}</p>
      <PriceLine price={price} />
    </li>
  )
}
