import type { OrderDetail } from '../order-types.ts'

/** Renders a multiline address. */
export function AddressText({ address }: { address: OrderDetail['order']['shippingAddress'] }) {
  const { firstname, lastname, company, street, apartment, city, region, postcode, countryId, telephone } = address
  const lines = [
    `${firstname} ${lastname}`.trim(),
    company,
    ...street,
    apartment,
    [city, region, postcode].filter(Boolean).join(', '),
    countryId,
    telephone,
  ].filter(Boolean)
  return (
    <address className="address">
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  )
}
