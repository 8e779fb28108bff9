/** The days of a report in the time zone of each site, as ranges of an index, and as dates. */
export const bounds = `bounds as materialized (
    select site, zone, first, last, first::timestamp at time zone zone as since,
      (last + 1)::timestamp at time zone zone as until
    from unnest($1::text[], $2::text[], $3::date[], $4::date[]) as wanted (site, zone, first, last))`

/** Returns the condition that a time is in the period of its site. */
export const inPeriod = (column: string) => `${column} >= bounds.since and ${column} < bounds.until`

/** Returns the key of a row: empty for a site, the first day of a span of time, or the branches of `other`. */
export const keyed = (other: string) => `case $5::text when 'site' then '' ${other}
    when 'day' then to_char(at at time zone zone, 'YYYY-MM-DD')
    else to_char(date_trunc($5::text, at at time zone zone), 'YYYY-MM-DD') end`

/** Returns the sums of columns, as the arguments of jsonb_build_object. */
// Doubles are exact up to 2^53 and added faster than the numeric sum of a bigint.
export const sumOf = (names: readonly string[]) =>
  names.map((name) => `'${name}', sum(coalesce("${name}", 0)::double precision)`).join(', ')

export const zeros = (names: readonly string[]) => names.map((name) => `0 as "${name}"`).join(', ')

/** Returns the order of rows: spans of time by their day, others by their size, up to the limit. */
export const ordered = (
  size: string,
) => `order by case when $5::text in ('day', 'week', 'month') then key end, ${size} desc, key
   limit $6`
