/** Derives a new role's id from its name, such as `floor-lead`. Returns an empty string if the name has no letters. */
export function roleId(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, ' ')
  return plain
    .split(' ')
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 40)
}
