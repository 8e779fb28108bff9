import { streetLines, type Address } from '#domain/address/address.ts'

/** An address as a request for rates carries it: with its first street line under a name of its own [SHIP-233]. */
export function ratesAddress<A extends Pick<Address, 'street'>>(address: A): A & { address1: string } {
  return { ...address, address1: streetLines(address)[0] ?? '' }
}
