import { encode } from 'uqr'

/** A QR code as a drawing: so many modules along a side, and the dark ones as an SVG path, a unit each. */
interface Pass {
  size: number
  path: string
}

/**
 * What is held up at the door of an event: the ticket's id, in the capitals that a QR code writes shortest. Reads with 15
 * percent of it gone [TICKET-002].
 */
export function passOf(ticketId: string): Pass {
  const { data, size } = encode(passText(ticketId), { ecc: 'M', boostEcc: false, border: 0 })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`]
    }),
  )
  return { size, path: runs.join('') }
}

/** What a scanner reads off a pass. */
export function passText(ticketId: string): string {
  return `TICKET:${ticketId.toUpperCase()}`
}
