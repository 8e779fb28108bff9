import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { formatDate } from '#backoffice/kit/format/dates.ts'
import { Badge, Section } from '#backoffice/kit/page.tsx'
import type { QuoteDesk } from '../quote-types.ts'
import { texts } from '../texts/en.ts'
import { DownloadButton } from './download-button.tsx'

const t = texts.detail

/** Renders the files that the customer added, such as a tax exemption certificate. */
export function FilesBox({ site, detail: { quote, files } }: { site: Site; detail: QuoteDesk }) {
  return (
    <Section title={t.files}>
      {files.length === 0 && <p className="muted small">{t.noFiles}</p>}
      <ul className="quote-files">
        {files.map(({ id: fileId, kind, name, size, createdAt }) => (
          <li key={fileId}>
            <DownloadButton
              label={name}
              name={name}
              read={() =>
                callsOf(site)('GET /svc_list/quote-desk/{id}/files/{fileId}', { params: { id: quote.id, fileId } })
              }
            />
            {kind === 'tax_exempt' && <Badge tone="note">{t.kinds.tax_exempt}</Badge>}
            <span className="muted small">
              {t.size(size)}, <time dateTime={new Date(createdAt).toISOString()}>{formatDate(createdAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
