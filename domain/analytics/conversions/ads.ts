import type { AnalyticsOrder } from '../event-order.ts'

/** Data that an ads service matches against its accounts. Values are normalized but not yet hashed. */
interface UserData {
  email: string
  /** In E.164 form. */
  phone_number?: string
  address: {
    first_name: string
    last_name: string
    street: string
    city: string
    region: string
    postal_code: string
    country: string
  }
}

export interface AdsConversion {
  transaction_id: string
  value: number
  currency: string
  user_data: UserData
}

const usPhoneDigits = 10

/** Returns an enhanced conversion: text trimmed and in lowercase [ANALYTICS-455, ANALYTICS-456, ANALYTICS-457]. */
export function adsConversion(order: AnalyticsOrder, currency: string): AdsConversion {
  const { firstname, lastname, street, city, region, postcode, countryId, telephone } = order.billingAddress
  const phone = usPhone(telephone, order.shippingAddress.countryId)
  return {
    transaction_id: order.orderId,
    value: order.totals.grandTotalIncludingTax,
    currency,
    user_data: {
      email: normalized(order.customer.email),
      ...(phone !== null && { phone_number: phone }),
      address: {
        first_name: normalized(firstname),
        last_name: normalized(lastname),
        street: normalized(street),
        city: normalized(city),
        region: normalized(region),
        postal_code: normalized(postcode),
        country: normalized(countryId),
      },
    },
  }
}

/**
 * Returns a telephone number in +1 form, or null unless it has 10 digits and the order ships to the US [ANALYTICS-458,
 * ANALYTICS-459, ANALYTICS-460, ANALYTICS-497].
 */
function usPhone(telephone: string, shippingCountry: string): string | null {
  const digits = telephone.replaceAll(/\D/g, '')
  return digits.length === usPhoneDigits && shippingCountry === 'US' ? `+1${digits}` : null
}

function normalized(text: string): string {
  return text.trim().toLowerCase()
}
