import { Picture } from '#ui/picture.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PriceLine } from '../../../catalog/card/price-line.tsx'
import type { ComparisonView } from '../family-views.ts'

/** Renders products as columns. On narrow screens, each row's label is above its values. */
export function ComparisonTable({ view: { heading, products, rows, words } }: { view: ComparisonView }) {
  return (
    <TableScroll label={heading} className="comparison">
      <table>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{words.attribute}</span>
            </td>
            {products.map(({ url, name, picture }) => (
              <th key={url} scope="col">
                <Picture source={picture} sizes="(min-width: 64rem) 16vw, 40vw" alt="" name={name} />
                <Link to={url}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.price}</th>
            {products.map(({ url, price }) => (
              <td key={url}>
                <PriceLine price={price} />
              </td>
            ))}
          </tr>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={products[index]!.url}>
                  {value ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{words.missing}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
