import { giftCardDesign, giftCardDesigns, type GiftCardDesign } from '#domain/gift-cards/designs.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'

/** Renders the gift card designs as picture choices. The email looks the same [GIFT-201]. */
export function CardDesigns({ chosen }: { chosen: string | undefined }) {
  const texts = useTexts('catalog/compound')
  const checked = giftCardDesign(chosen).code
  return (
    <fieldset className="option">
      <legend className="option__label">{texts.design}</legend>
      <ul className="designs">
        {giftCardDesigns.map(({ code }) => (
          <li key={code}>
            <label className="design">
              <input type="radio" name="design" value={code} defaultChecked={code === checked} />
              <CardFace design={code} />
              <span>{texts.designs[code]}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Draws a gift card without its amount. An unknown design falls back to the default. */
export function CardFace({ design }: { design: string | undefined }) {
  const { code, ground, ink } = giftCardDesign(design)
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true">
      <rect width="160" height="100" fill={ground} />
      <g fill={ink} stroke="none">
        {drawings[code]}
      </g>
    </svg>
  )
}

const drawings: Readonly<Record<GiftCardDesign, React.ReactNode>> = {
  plain: (
    <>
      <rect x="18" y="47" width="124" height="6" />
      <rect x="34" y="22" width="10" height="56" />
      <rect x="47" y="30" width="8" height="40" />
      <rect x="105" y="30" width="8" height="40" />
      <rect x="116" y="22" width="10" height="56" />
    </>
  ),
  birthday: (
    <>
      <path d="M30 62h100v8H30zM42 74h76v8H42z" />
      {[50, 77, 104].map((x) => (
        <path key={x} d={`M${x} 34h6v24h-6zM${x + 3} 16q7 8 0 14q-7-6 0-14z`} />
      ))}
    </>
  ),
  holidays: (
    <>
      <path d="M80 38a24 24 0 0 1 18 40H62a24 24 0 0 1 18-40z" />
      <path d="M62 46l6-24h24l6 24h-9l-4-16H75l-4 16z" />
      {[
        [24, 26],
        [42, 62],
        [30, 84],
        [120, 20],
        [136, 50],
        [124, 80],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="3" />
      ))}
    </>
  ),
  thanks: (
    <>
      <rect x="58" y="45" width="44" height="10" />
      <path d="M30 32l8-6h12l8 6v36l-8 6H38l-8-6zM102 32l8-6h12l8 6v36l-8 6h-12l-8-6z" />
    </>
  ),
  congratulations: (
    <>
      <rect x="20" y="28" width="120" height="44" rx="4" />
      {[44, 80, 116].map((x) => (
        <circle key={x} cx={x} cy="50" r="14" fill="#faf9f6" />
      ))}
    </>
  ),
}
