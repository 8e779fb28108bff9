import { columns } from '#domain/catalog/import/columns.ts'

const header = Object.values(columns)
type Line = Partial<Record<keyof typeof columns, string>>

export const merchantFile = {
  good: 100,
  rowsOfGood: 3,
  weightless: 6,
  duplicateHandles: 2,
  hostile: 4,
} as const

/** Builds a typical product export with variants, quoted newlines, hostile HTML, empty cells, and duplicates. */
export function merchantLines(pictureHost: string): string[][] {
  const lines: Line[] = []
  for (let index = 0; index < merchantFile.good; index++) lines.push(...goodProduct(index, pictureHost))
  for (let index = 0; index < merchantFile.weightless; index++) {
    lines.push({ ...simple(`weightless-${index}`, `WL-${index}`), grams: '' })
  }
  for (let index = 0; index < merchantFile.duplicateHandles; index++) {
    lines.push(simple(`merchant-plate-${index}`, `DUP-${index}`))
  }
  for (let index = 0; index < merchantFile.hostile; index++) {
    lines.push({
      ...simple(`hostile-${index}`, `HO-${index}`),
      title: `<b>Hostile</b> "plate" ${index}`,
      body: `<p>Heavy.</p><script>alert(${index})</script><img src=x onerror=alert(1)><a href="javascript:alert(2)">x</a>`,
    })
  }
  return [header, ...lines.map((line) => Object.keys(columns).map((column) => line[column as keyof Line] ?? ''))]
}

export function merchantCsv(lines: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return lines.map((line) => line.map(quote).join(',')).join('\r\n')
}

function simple(handle: string, sku: string): Line {
  return {
    handle,
    title: `Merchant item ${sku}`,
    body: '<p>Solid.</p>',
    vendor: 'Foundry & Sons',
    type: 'Merchant plates',
    sku,
    grams: '12500',
    tracker: 'shopify',
    quantity: '40',
    policy: 'deny',
    price: '89.00',
    requiresShipping: 'true',
    status: 'active',
  }
}

function goodProduct(index: number, pictureHost: string): Line[] {
  const handle = `merchant-plate-${index}`
  const weights = ['45 lb', '10 lb', '25 lb']
  return weights.map((weight, row): Line => {
    const variant: Line = {
      handle,
      option1Value: weight,
      sku: `MP-${index}-${row}`,
      grams: String(5_000 + row * 4_000),
      tracker: 'shopify',
      quantity: String(10 + index),
      policy: row === 2 ? 'continue' : 'deny',
      price: `${40 + row * 30}.00`,
      ...(row === 1 && { compareAt: '99.00' }),
    }
    if (row > 0) return variant
    return {
      ...variant,
      title: `Merchant plate, "machined" ${index}`,
      body: `<p>Two lines\nof text, and a comma.</p>`,
      vendor: 'Foundry & Sons',
      type: 'Merchant plates',
      option1Name: 'Weight',
      ...(index === 0 && { imageSrc: `${pictureHost}/gone.jpg`, imageAlt: 'A plate' }),
    }
  })
}
