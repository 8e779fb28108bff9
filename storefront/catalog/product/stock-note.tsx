import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { CatalogTexts } from '../texts/en.ts'
import { toLeadTime, type StockView } from './stock-view.ts'

const looks = {
  in: 'stock',
  low: 'stock stock--low',
  wait: 'stock stock--wait',
  notify: 'stock stock--out',
  out: 'stock stock--out',
}

export function StockNote({ stock }: { stock: StockView }) {
  const texts = useTexts('catalog')
  const formats = useFormats()
  return <span className={looks[stock.kind]}>{stockText(stock, texts, formats.number)}</span>
}

export function stockText(stock: StockView, texts: CatalogTexts, number: (value: number) => string): string {
  switch (stock.kind) {
    case 'in':
      return texts.inStock
    case 'low':
      return texts.onlyLeft(number(stock.left))
    case 'wait': {
      if (stock.days === null) return texts.shipsLater
      const { count, unit } = toLeadTime(stock.days)
      return texts.shipsIn(count, unit)
    }
    case 'notify':
      return texts.soldOutNotify
    case 'out':
      return texts.soldOut
  }
}
