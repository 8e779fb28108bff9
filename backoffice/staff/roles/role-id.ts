/** Returns the id for a new role's name, such as `floor-lead`, or an empty string if the name has no letter. */
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
