import { TableScroll } from '#ui/table-scroll.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { ServiceRow } from './service-rows.ts'

/** Renders the cookies and services. */
export function ServiceTable({ rows }: { rows: readonly ServiceRow[] }) {
  const texts = useTexts('consent')
  const { columns } = texts
  return (
    <TableScroll label={texts.list} className="consent-table">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.category}</th>
            <th scope="col">{columns.purpose}</th>
            <th scope="col">{columns.lifetime}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, category, purpose, lifetime }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{texts.categories[category].name}</td>
              <td>{purpose}</td>
              <td>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
