const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** Formats a file size in decimal units, such as 1.2 MB. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (value >= 999.5 && unit < units.length - 1) [value, unit] = [value / 1_000, unit + 1]
  return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit]!}`
}
