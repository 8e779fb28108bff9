import { axisTicks } from './axis-ticks.ts'

interface BarChartProps {
  /** Accessible name. Screen readers read the values from the table. */
  label: string
  bars: readonly { key: string; name: string; value: number }[]
  format: (value: number) => string
  /** Formats an axis value, in a shorter form than `format`. */
  formatTick: (value: number) => string
}

const [width, height] = [960, 220]
const area = { top: 8, bottom: 34, left: 76 }

/**
 * Renders bars that start at 0, with negative bars pointing down, and about six names below the chart. Bars show their
 * value on hover.
 */
export function BarChart({ label, bars, format, formatTick }: BarChartProps) {
  const ticks = axisTicks(bars.map(({ value }) => value))
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const plot = height - area.top - area.bottom
  const y = (value: number) => area.top + ((high - value) / (high - low)) * plot
  const step = (width - area.left) / bars.length
  const everyNth = Math.ceil(bars.length / 6)
  return (
    <svg className="bar-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="bar-chart__grid" x1={area.left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className="bar-chart__text" x={area.left - 8} y={y(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ key, name, value }, index) => {
        const x = area.left + index * step
        return (
          <g key={key}>
            <rect
              className="bar-chart__bar"
              x={x + step * 0.12}
              y={y(Math.max(0, value))}
              width={step * 0.76}
              height={Math.abs(y(value) - y(0))}
            >
              <title>{`${name}: ${format(value)}`}</title>
            </rect>
            {index % everyNth === 0 && (
              <text className="bar-chart__text" x={x + step * 0.12} y={height - 6}>
                {name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
