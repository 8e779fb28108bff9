import { useEffect, useRef } from 'react'
import { Picture } from '#ui/picture.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { AddButton } from '../catalog/add/add-button.tsx'
import { AddAnother } from './add-another.tsx'
import { storeIds } from './compare-list.ts'
import type { ComparedProduct, CompareView } from './load-compare.ts'

/** Renders one column per product and one for adding a product. */
export function CompareTable({ view }: { view: CompareView }) {
  const texts = useTexts('compare')
  const catalogTexts = useTexts('catalog')
  const { products, similar, rows, choices } = view
  const columns = [...products, ...similar]
  const { region, onAdd } = useFocusOnLast(choices.length === 0)
  return (
    <TableScroll label={texts.table} className="compare" ref={region}>
      <table>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{texts.number}</span>
            </td>
            {columns.map((product, index) => (
              <ColumnHead key={product.id} product={product} isSimilar={index >= products.length} view={view} />
            ))}
            {choices.length > 0 && (
              <td className="compare__slot">
                <AddAnother view={view} onAdd={onAdd} />
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.price}</th>
            {columns.map((product) => (
              <td key={product.id} className="compare__buy">
                <Price product={product} />
                <BuyLink product={product} />
              </td>
            ))}
          </tr>
          <TextRow label={texts.brand} values={columns.map(({ brand }) => brand)} />
          <TextRow
            label={texts.stock}
            values={columns.map(({ isSold }) => (isSold ? catalogTexts.inStock : catalogTexts.soldOut))}
          />
          {rows.map(({ label, values }) => (
            <TextRow key={label} label={label} values={values} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

/** Moves focus to the table when the last addition removes the focused picker. */
function useFocusOnLast(isComplete: boolean) {
  const region = useRef<HTMLElement>(null)
  const isAdding = useRef(false)
  useEffect(() => {
    if (isComplete && isAdding.current) region.current?.focus()
    if (isComplete) isAdding.current = false
  }, [isComplete])
  return { region, onAdd: () => (isAdding.current = true) }
}

function BuyLink({ product }: { product: ComparedProduct }) {
  const texts = useTexts('compare')
  const { name, url, isAddable, isQuoted, isSold } = product
  if (isAddable) return <AddButton card={product} texts={texts} label={texts.addOf(name)} />
  const [text, label, to] = isQuoted
    ? [texts.requestQuote, texts.quoteOf(name), '/contact']
    : isSold
      ? [texts.choose, texts.chooseOf(name), url]
      : [texts.view, texts.viewOf(name), url]
  return (
    <Link className="button button--line" to={to} aria-label={label}>
      {text}
    </Link>
  )
}

interface ColumnHeadProps {
  product: ComparedProduct
  isSimilar: boolean
  view: CompareView
}

function ColumnHead({ product: { id, name, url, picture, without }, isSimilar, view }: ColumnHeadProps) {
  const texts = useTexts('compare')
  const remove = () => {
    const rest = [...view.products, ...view.similar].map((other) => other.id).filter((other) => other !== id)
    storeIds(browserStorage('localStorage'), view.category, rest)
  }
  return (
    <th scope="col">
      <Picture source={picture} sizes="(min-width: 64rem) 18vw, 40vw" alt="" name={name} />
      {isSimilar && <p className="muted small">{texts.similar}</p>}
      <Link to={url}>{name}</Link>
      <Link className="link small" to={without} aria-label={texts.removeOf(name)} onClick={remove}>
        {texts.remove}
      </Link>
    </th>
  )
}

function Price({ product: { price, isQuoted } }: { product: ComparedProduct }) {
  const texts = useTexts('compare')
  const catalogTexts = useTexts('catalog')
  const formats = useFormats()
  if (price === null) return isQuoted && <p className="price">{catalogTexts.quote}</p>
  return (
    <>
      <p className="price">
        {price.isFrom && <small>{catalogTexts.from} </small>}
        {formats.money(price.now)}
      </p>
      {price.isOwn && <p className="muted small">{texts.own}</p>}
    </>
  )
}

interface TextRowProps {
  label: string
  /** Values per product; null if a product has no value. */
  values: readonly (string | null)[]
}

function TextRow({ label, values }: TextRowProps) {
  const texts = useTexts('compare')
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, column) => (
        <td key={column} className={value === null ? 'muted' : undefined}>
          {value ?? texts.missing}
        </td>
      ))}
    </tr>
  )
}
