import { siteSettings } from '#domain/sites.ts'
import { texts } from '../texts/en.ts'
import type { SheetColumn } from '../cells/sheet-rows.ts'

/** Renders the column headings: field, site, and currency. */
export function SheetHead({ columns }: { columns: readonly SheetColumn[] }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="sheet__name">
          {texts.variant}
        </th>
        {columns.map(({ id, field, site }) => (
          <th key={id} scope="col" className={`sheet__${field}`}>
            {texts.fields[field]}
            {site && (
              <span className="sheet__site">
                {siteSettings[site].title}
                {field !== 'state' && ` ${siteSettings[site].currency}`}
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
