/** Texts for batch shipping, pick lists, and packing slips. */
export const texts = {
  title: 'Ship orders',
  open: 'Ship orders',
  intro: 'Scan or type a tracking number for each package. Enter moves to the next one.',
  selected: {
    ship: 'Ship',
    pickList: 'Pick list',
    packingSlips: 'Packing slips',
    tooMany: (max: number) => `Select up to ${max} orders to ship or print them.`,
  },
  print: {
    packingSlip: 'Packing slip',
    ofPackage: (number: number) => `Packing slip of package ${number}`,
    saved: 'Packing slip downloaded.',
    pickList: (orders: number) => `Pick list for ${count(orders)} downloaded.`,
    packingSlips: (orders: number) => `Packing slips for ${count(orders)} downloaded.`,
    tooLarge: (ids: readonly string[]) =>
      `Too large to print: ${listOf(ids)}. Print the other orders without ${ids.length === 1 ? 'it' : 'them'}.`,
    skipped: (ids: readonly string[]) => `Nothing to ship: ${listOf(ids)}.`,
  },
  name: (name: string, city: string) => (city === '' ? name : `${name}, ${city}`),
  package: (number: number, label: string) => (label === '' ? `Package ${number}` : `Package ${number}, ${label}`),
  unit: (qty: number, name: string) => `${qty} × ${name}`,
  shipAll: 'Ship all remaining items',
  markReady: 'Mark ready for pickup',
  pickup: 'Pickup',
  openRequest: 'Customer request waiting',
  carrierOf: (orderId: string, number: number) => `Carrier for order ${orderId}, package ${number}`,
  carrierNameOf: (orderId: string, number: number) => `Carrier name for order ${orderId}, package ${number}`,
  numberOf: (orderId: string, number: number) => `Tracking number for order ${orderId}, package ${number}`,
  trackingNumber: 'Tracking number',
  carrier: 'Carrier',
  carrierName: 'Carrier name',
  other: 'Other…',
  repeated: {
    same_order: 'Another package of this order has this number.',
    other_order: 'A package of another order in this list has this number.',
  },
  sharesNumber: 'The carrier uses one number for both packages',
  carrierMissing: 'Enter the carrier.',
  submit: (number: number) => (number === 0 ? 'Ship packages' : `Ship ${packages(number)}`),
  busy: (done: number, all: number) => `Shipping… ${done} of ${all}`,
  nothing: 'Scan a tracking number, or check “Ship all remaining items”.',
  shipped: (number: string) => (number === '' ? 'Shipped' : `Shipped with ${number}`),
  ready: 'Ready for pickup',
  result: (shipped: number, refused: number) =>
    refused === 0
      ? `${packages(shipped)} shipped. ${shipped === 1 ? 'We emailed the customer.' : 'We emailed the customers.'}`
      : `${packages(shipped)} shipped, ${refused} not shipped. See the reasons below.`,
  empty: 'No orders are waiting to be shipped.',
  emptyHere: 'These orders are packed. More orders are waiting.',
  none: 'None of these orders can be shipped.',
  missing: (ids: readonly string[]) => `Not found on your sites: ${listOf(ids)}.`,
  more: (shown: number) => `These are the oldest ${shown} orders. More are waiting.`,
  next: 'Load the next orders',
  back: 'Back to orders',
  refused: {
    order_not_found: 'This order doesn’t exist on your sites.',
    order_not_published: 'On hold: the payment isn’t complete.',
    items_canceled: 'Canceled in the meantime. Nothing to ship.',
    already_shipped: 'Already packed or shipped.',
    nothing_to_ship: 'Nothing in this order ships.',
    number_repeated: 'Another package of this order has this number.',
    key_reused: 'Reload the page before you ship this package.',
    wrong_carrier: 'This order isn’t for pickup. Choose a carrier.',
  },
  refusals: {
    order_not_found: 'One of these orders doesn’t exist on your sites. Reload the page.',
    nothing_left: 'These orders have nothing left to ship.',
    shipment_not_found: 'This package doesn’t exist anymore. Reload the page.',
    service_unavailable: 'The printer is busy. Try again in a minute.',
  } as Readonly<Record<string, string>>,
  collect: {
    button: 'Mark as picked up',
    done: 'Order picked up.',
  },
}

function count(orders: number): string {
  return orders === 1 ? '1 order' : `${orders} orders`
}

function packages(number: number): string {
  return number === 1 ? '1 package' : `${number} packages`
}

function listOf(ids: readonly string[]): string {
  const shown = ids.slice(0, 5).join(', ')
  return ids.length > 5 ? `${shown} and ${ids.length - 5} more` : shown
}
