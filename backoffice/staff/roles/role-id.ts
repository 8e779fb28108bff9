/** Returns the id of a new role for its name, such as `floor-lead`; empty if the name has no letter. */
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
