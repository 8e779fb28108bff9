import type { Figure } from '#domain/reports/figure-definitions.ts'
import { figureShare } from '#domain/reports/reports.ts'
import { formatFigure, formatShare } from './report-texts.ts'
import type { SiteFigures } from './report-types.ts'

interface FigureCellsProps {
  columns: readonly Figure[]
  row: SiteFigures['totals']
  currency: string
}

/** Renders a row's figures as cells. */
export function FigureCells({ columns, row, currency }: FigureCellsProps) {
  return columns.map((column) => {
    const share = figureShare(column, row)
    return (
      <td key={column}>
        {formatFigure(column, row[column] ?? 0, currency)}
        {share !== null && <span className="muted small">{formatShare(share)}</span>}
      </td>
    )
  })
}
