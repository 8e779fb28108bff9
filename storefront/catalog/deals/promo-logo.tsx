/** Renders the sale logo: 163 × 44 on small screens, 224 × 44 on others [PROMO-410]. */
export function PromoLogo({ name }: { name: string }) {
  return (
    <>
      <Mark name={name} width={163} look="promo-logo promo-logo--small" />
      <Mark name={name} width={224} look="promo-logo promo-logo--wide" />
    </>
  )
}

const height = 44
const plates = [
  [10, 32],
  [16, 26],
  [22, 18],
] as const

function Mark({ name, width, look }: { name: string; width: number; look: string }) {
  return (
    <svg className={look} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} rx="3" className="promo-logo__plate" />
      <g className="promo-logo__bar">
        <rect x="4" y="20" width="30" height="4" />
        {plates.map(([x, tall]) => (
          <rect key={x} x={x} y={(height - tall) / 2} width="5" height={tall} rx="1" />
        ))}
      </g>
      <text x={(width + 34) / 2} y="29" textAnchor="middle" className="promo-logo__name">
        {name.toUpperCase()}
      </text>
    </svg>
  )
}
