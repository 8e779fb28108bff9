/** Texts for pick lists, which only staff see. */
export const pickListTexts = {
  title: 'Pick list',
  orders: 'Orders',
  printed: 'Printed',
  utc: (time: string) => `${time} UTC`,
  item: 'Item',
  quantity: 'Quantity',
  needs: (orderId: string, qty: number) => `${qty} × order ${orderId}`,
  units: 'Total units',
  pageOf: 'Page {page} of {pages}',
}
