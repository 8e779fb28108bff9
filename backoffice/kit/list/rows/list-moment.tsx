import { formatAgeNow, formatDateTime } from '../../format/dates.ts'

interface ListMomentProps {
  /** Displayed where the list has no column headings. */
  label: string
  /** ISO 8601 time. */
  at: string
  isAge?: boolean
}

/** Renders a time in a list, or how long ago it was. */
export function ListMoment({ label, at, isAge = false }: ListMomentProps) {
  return (
    <>
      <span className="list__label">{label} </span>
      <time dateTime={at}>{isAge ? formatAgeNow(at) : formatDateTime(at)}</time>
    </>
  )
}
