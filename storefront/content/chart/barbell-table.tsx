import { barbellUses, type BarbellUse } from '#domain/catalog/barbell-chart.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import { PriceLine } from '../../catalog/card/price-line.tsx'
import { StockNote } from '../../catalog/product/stock-note.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats } from '#storefront/page/shop-context.tsx'
import type { ChartChoice, ChartSort } from './choice.ts'
import type { ChartBar, ChartView } from './load-charts.ts'

interface TableProps {
  words: ChartView['words']
  bars: readonly ChartBar[]
  choice: ChartChoice
  toChoice: (choice: ChartChoice) => string
}

/** Renders one row per bar, or a block of labeled values on phones [INDEX-038..046]. */
export function BarbellTable({ words, bars, choice, toChoice }: TableProps) {
  return (
    <TableScroll label={words.caption} className="barbells-scroll">
      <table className="table barbells">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            {columns.map((sort) => (
              <SortHead
                key={sort}
                label={words.columns[sort]}
                to={toChoice({ ...choice, use: null, sort })}
                order={choice.use === null && choice.sort === sort ? orderOf(sort) : null}
              />
            ))}
            <th scope="col">{words.ownWarehouse}</th>
            {barbellUses.map((use) => (
              <SortHead
                key={use}
                label={words.scores[use]}
                to={toChoice({ ...choice, use, sort: 'rank' })}
                order={choice.use === use ? 'descending' : null}
              />
            ))}
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <BarRow key={bar.rank} bar={bar} words={words} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

const columns = ['rank', 'name', 'country', 'brand', 'diameter', 'finish', 'strength', 'f'] as const

function orderOf(sort: ChartSort) {
  return sort === 'strength' || sort === 'f' ? 'descending' : 'ascending'
}

interface SortHeadProps {
  label: string
  to: string
  order: 'ascending' | 'descending' | null
}

function SortHead({ label, to, order }: SortHeadProps) {
  return (
    <th scope="col" aria-sort={order ?? undefined}>
      <Link to={to} keepsScroll replaces>
        {label}
      </Link>
    </th>
  )
}

function BarRow({ bar, words }: { bar: ChartBar; words: ChartView['words'] }) {
  const formats = useFormats()
  const { name, url, category, madeIn, brand, diameter, finish, tensileStrength, rank, fRating, durability } = bar
  return (
    <tr>
      <td data-label={words.columns.rank} className="barbells__rank">
        {formats.number(rank)}
      </td>
      <th scope="row">
        {url === null ? name : <Link to={url}>{name}</Link>}
        <span className="barbells__group">{category}</span>
      </th>
      <td data-label={words.columns.country}>{madeIn}</td>
      <td data-label={words.columns.brand}>{words.brands[brand]}</td>
      <td data-label={words.columns.diameter}>{formats.number(diameter)} mm</td>
      <td data-label={words.columns.finish} className="barbells__finish">
        {finish.join(', ')}
      </td>
      <td data-label={words.columns.strength}>{formats.number(tensileStrength)} PSI</td>
      <td data-label={words.columns.f}>{fRating === null ? words.notRated : `F${fRating}`}</td>
      <td data-label={words.ownWarehouse}>{bar.isOwnWarehouse ? words.yes : words.no}</td>
      {barbellUses.map((use) => (
        <Score key={use} use={use} score={durability?.[use] ?? null} words={words} />
      ))}
      <td data-label={words.price} className="barbells__price">
        {url !== null && <PriceLine price={bar.price} />}
        {bar.stock !== null && <StockNote stock={bar.stock} />}
      </td>
    </tr>
  )
}

/** Renders a score as a number and a bar on a scale of ten [INDEX-043]. */
function Score({ use, score, words }: { use: BarbellUse; score: number | null; words: ChartView['words'] }) {
  return (
    <td data-label={words.scores[use]}>
      {score === null ? (
        words.notRated
      ) : (
        <span className="bar10">
          {score}
          <progress value={score} max={10} aria-hidden="true" />
        </span>
      )}
    </td>
  )
}
