import { tierAt, weightDiscount, type WeightTier } from '#domain/pricing/components/weight-tiers.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'

export function WeightTiers({ tiers, pounds }: { tiers: readonly WeightTier[]; pounds: number }) {
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  if (tiers.length === 0) return null
  const reached = tierAt(tiers, pounds)
  const off = weightDiscount(tiers, pounds)
  return (
    <section className="tiers">
      <h2 className="h4">{texts.weightTiers}</h2>
      <table className="specification">
        <thead>
          <tr>
            <th scope="col">{texts.tierFrom}</th>
            <th scope="col">{texts.tierOff}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.ruleWeight} aria-current={tier === reached ? 'true' : undefined}>
              <th scope="row">{texts.pounds(formats.number(tier.ruleWeight))}</th>
              <td>{formats.money(tier.discountPerLb)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pounds > 0 && (
        <p className="why">{texts.chosenPounds(formats.number(pounds), off === 0 ? null : formats.money(off))}</p>
      )}
    </section>
  )
}
