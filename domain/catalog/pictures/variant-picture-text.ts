import type { OptionEntry } from '../product-entry.ts'

interface Named {
  name: string
  options: readonly OptionEntry[]
}

/** Returns the alternative text of a variant's pictures: the product's name and the choice, in the order of options. */
export function variantPictureText({ name, options }: Named, choice: Readonly<Record<string, string>>): string {
  const labels = options.flatMap(({ code, values }) => {
    const label = choice[code]
    return label === undefined ? [] : [values.find((value) => value.label === label)?.text ?? label]
  })
  return [name, ...labels].join(', ')
}
