import type { ReactNode } from 'react'
import { cardBrand } from './card-brands.ts'

/** Returns a card brand's display name; an unknown brand has the vault's name. */
export function brandName(brand: string): string {
  return cardBrand(brand).name
}

export function expiryOf({ month, year }: { month: number; year: number }): { month: string; year: string } {
  return { month: String(month).padStart(2, '0'), year: String(year % 100).padStart(2, '0') }
}

/** Draws a card brand's mark from the page's sprite [PAY-437]. */
export function CardMark({ brand }: { brand: string }) {
  return (
    <svg className="card-mark" viewBox="0 0 38 24" aria-hidden="true">
      <use href={`#card-${cardBrand(brand).mark}`} />
    </svg>
  )
}

/** Renders the card marks as inline symbols, so that none is requested separately [PAY-437]. */
export function CardSprite() {
  return (
    <svg className="card-sprite" aria-hidden="true">
      <Face id="visa" fill="#fff">
        <path
          fill="#1a1f71"
          d="M6 8h2.4l1.5 5.6L12.6 8H15l-4.4 8.6H8.3zM15.8 8h2.3l-1.6 8.6h-2.3zM23.8 10.2c-1-.5-3-.6-3 .2 0 1 3.4 1 3.4 3.4 0 3-4.2 3.4-6.8 2.3l.4-1.9c1.2.7 3.8.9 3.8-.1 0-1.1-3.3-.9-3.3-3.3 0-2.7 3.7-3.3 6-2.5zM29.2 8h2.1l2 8.6h-2.3l-.3-1.5h-2.9l-.7 1.5h-2.4zm.5 2.7-1.2 2.7h1.8z"
        />
      </Face>
      <Face id="mastercard" fill="#fff">
        <circle cx="15" cy="12" r="7" fill="#eb001b" />
        <circle cx="23" cy="12" r="7" fill="#f79e1b" />
        <path fill="#ff5f00" d="M19 6.250a7 7 0 0 1 0 11.5 7 7 0 0 1 0-11.5z" />
      </Face>
      <Face id="maestro" fill="#fff">
        <circle cx="15" cy="12" r="7" fill="#0099df" />
        <circle cx="23" cy="12" r="7" fill="#ed0006" />
        <path fill="#6c6bbd" d="M19 6.250a7 7 0 0 1 0 11.5 7 7 0 0 1 0-11.5z" />
      </Face>
      <Face id="amex" fill="#006fcf">
        <path
          fill="#fff"
          d="M3.5 16 6.4 8h2.4l2.9 8H9.5l-.5-1.5H6.2L5.7 16zm3.3-3.2h1.6L7.6 10.3zM12.5 16V8h2.6l1.8 4.6L18.7 8h2.6v8h-1.9v-4.9L17.6 16h-1.5l-1.8-4.9V16zM22.5 16V8h5v1.7h-3.1v1.4h3v1.7h-3v1.5h3.1V16zM28 16l2.6-4.1L28.2 8h2.3l1.3 2.4L33.1 8h2.2l-2.4 3.9 2.6 4.1h-2.3l-1.5-2.6-1.5 2.6z"
        />
      </Face>
      <Face id="discover" fill="#fff">
        <path fill="#f76b1c" d="M38 13v8.5a2.5 2.5 0 0 1-2.5 2.5H14c10-1.5 18-5 24-11z" />
        <circle cx="19" cy="10" r="4" fill="#f76b1c" />
        <path
          fill="#201d1c"
          d="M5 6h3.5a4 4 0 0 1 0 8H5zm2 1.8v4.4h1.3a2.2 2.2 0 0 0 0-4.4zM25 6h2.2l1.9 5 1.9-5h2.2l-3.2 8h-1.8z"
        />
      </Face>
      <Face id="diners" fill="#fff">
        <circle cx="19" cy="12" r="8" fill="#0079be" />
        <path fill="#fff" d="M17.5 6.5a5.7 5.7 0 0 0 0 11zM20.5 6.5a5.7 5.7 0 0 1 0 11z" />
      </Face>
      <Face id="jcb" fill="#fff">
        <path fill="#0e4c96" d="M9 8.5A3.5 3.5 0 0 1 12.5 5H15v10.5a3.5 3.5 0 0 1-3.5 3.5H9z" />
        <path fill="#d7182a" d="M16 8.5A3.5 3.5 0 0 1 19.5 5H22v10.5a3.5 3.5 0 0 1-3.5 3.5H16z" />
        <path fill="#007b40" d="M23 8.5A3.5 3.5 0 0 1 26.5 5H29v10.5a3.5 3.5 0 0 1-3.5 3.5H23z" />
      </Face>
      <Face id="other" fill="#fff">
        <path fill="#57534e" d="M1 7h36v4H1zM5 15h8v2H5zM15 15h4v2h-4z" />
      </Face>
    </svg>
  )
}

function Face({ id, fill, children }: { id: string; fill: string; children: ReactNode }) {
  return (
    <symbol id={`card-${id}`} viewBox="0 0 38 24">
      <rect x="0.5" y="0.5" width="37" height="23" rx="3" fill={fill} stroke="#a8a29e" />
      {children}
    </symbol>
  )
}
