import { RichText } from '#ui/rich-text.tsx'
import type { ProductNotes } from './product-notes.ts'

/** Shows a size chart on demand. */
export function SizeChart({ chart }: { chart: ProductNotes['sizeChart'] }) {
  return (
    chart && (
      <details className="size-chart">
        <summary>{chart.title}</summary>
        {/* Safari does not focus scrolling boxes without a tabindex. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="table-scroll" aria-label={chart.title} tabIndex={0}>
          <RichText className="" html={chart.table} />
        </section>
        <RichText className="" html={chart.note} />
      </details>
    )
  )
}
