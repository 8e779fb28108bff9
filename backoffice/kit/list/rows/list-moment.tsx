import { formatAgeNow, formatDateTime } from '../../format/dates.ts'

interface ListMomentProps {
  /** Displayed where the list has no column headings. */
  label: string
  /** ISO 8601 time. */
  at: string
  isAge?: boolean
}

/** Renders a time in a list, either as a date and time or as an age. */
export function ListMoment({ label, at, isAge = false }: ListMomentProps) {
  return (
    <>
      <span className="list__label">{label} </span>
      <time dateTime={at}>{isAge ? formatAgeNow(at) : formatDateTime(at)}</time>
    </>
  )
}
