/** SQL for a report's days in each site's time zone, as dates and as a time range for indexes. */
export const boundsSql = `bounds as materialized (
    select site, zone, first, last, first::timestamp at time zone zone as since,
      (last + 1)::timestamp at time zone zone as until
    from unnest($1::text[], $2::text[], $3::date[], $4::date[]) as wanted (site, zone, first, last))`

/** Returns the SQL condition that a time is within its site's period. */
export const isInPeriodSql = (column: string) => `${column} >= bounds.since and ${column} < bounds.until`

/** Returns SQL for a row's key: empty for a site, the first day of a time span, or one of the branches in `other`. */
export const rowKeySql = (other: string) => `case $5::text when 'site' then '' ${other}
    when 'day' then to_char(at at time zone zone, 'YYYY-MM-DD')
    else to_char(date_trunc($5::text, at at time zone zone), 'YYYY-MM-DD') end`

/** Returns SQL for the sums of columns, as arguments of jsonb_build_object. */
// `sum(bigint)` returns a numeric, which is slower. Doubles are exact for integers up to 2^53.
export const sumColumnsSql = (names: readonly string[]) =>
  names.map((name) => `'${name}', sum(coalesce("${name}", 0)::double precision)`).join(', ')

export const zeroColumnsSql = (names: readonly string[]) => names.map((name) => `0 as "${name}"`).join(', ')

/** Returns SQL that sorts rows, time spans by day and others by size, and applies the limit. */
export const rowOrderSql = (
  size: string,
) => `order by case when $5::text in ('day', 'week', 'month') then key end, ${size} desc, key
   limit $6`
