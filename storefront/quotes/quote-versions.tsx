import { TableScroll } from '#ui/table-scroll.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { VersionView } from './load-quote.ts'

/** Renders a quote's sent versions, each with the changes from the previous one. The newest is expanded. */
export function QuoteVersions({ versions }: { versions: readonly VersionView[] }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  if (versions.length === 0) return null
  return (
    <section className="quotes__part" aria-labelledby="versions">
      <h2 className="h3" id="versions">
        {texts.versions}
      </h2>
      {versions.map((version, index) => (
        <details key={version.number} className="facet" open={index === 0 && version.before !== null}>
          <summary>{texts.version(formats.number(version.number))}</summary>
          <div className="quotes__version">
            <p className="muted">
              {texts.versionLead(
                formats.date(version.sentAt),
                formats.date(version.validUntil),
                formats.money(version.total),
              )}
            </p>
            <VersionTable version={version} />
            <p>
              <a className="link" href={version.pdf}>
                {texts.pdf}
              </a>
            </p>
          </div>
        </details>
      ))}
    </section>
  )
}

function VersionTable({ version: { number, before, lines } }: { version: VersionView }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  const name = texts.version(formats.number(number))
  const cell = (line: VersionView['lines'][number]['after']) =>
    line === null ? '–' : texts.lineAt(formats.number(line.qty), formats.money(line.price))
  return (
    <TableScroll label={name}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            {before !== null && (
              <th scope="col" className="number">
                {texts.version(formats.number(before))}
              </th>
            )}
            <th scope="col" className="number">
              {name}
            </th>
            {before !== null && <th scope="col">{texts.change}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ change, before: old, after }) => (
            <tr key={(after ?? old)!.itemId}>
              <th scope="row">{(after ?? old)!.name}</th>
              {before !== null && <td className="number">{cell(old)}</td>}
              <td className="number">{cell(after)}</td>
              {before !== null && <td>{change === 'same' ? texts.changes.same : <b>{texts.changes[change]}</b>}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
