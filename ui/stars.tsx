/** Renders five stars, filled to a value in half steps. */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span className="stars" data-v={value}>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
