import { Link } from '../link.tsx'
import { useFormats } from '../shop-context.tsx'
import type { ChartView } from './load-charts.ts'

/** Bars side by side, group by group; on a phone each bar is a block of labelled values [INDEX-038, INDEX-039, INDEX-045]. */
export function BarbellTable({ chart: { words, groups } }: { chart: ChartView }) {
  const formats = useFormats()
  const { caption, bar, madeIn, brand, brands, diameter, finish, tensileStrength } = words
  return (
    <table className="table barbells">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[bar, madeIn, brand, diameter, finish, tensileStrength].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ category, rows }) => (
        <tbody key={category}>
          <tr className="barbells__group">
            <th scope="rowgroup" colSpan={6}>
              {category}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.url === null ? row.name : <Link to={row.url}>{row.name}</Link>}</th>
              <td data-label={madeIn}>{row.madeIn}</td>
              <td data-label={brand}>{brands[row.brand]}</td>
              <td data-label={diameter}>{formats.number(row.diameter)} mm</td>
              <td data-label={finish}>{row.finish.join(', ')}</td>
              <td data-label={tensileStrength}>{formats.number(row.tensileStrength)} PSI</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
