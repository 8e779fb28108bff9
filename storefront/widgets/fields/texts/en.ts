export const texts = {
  /** The label is in lower case. */
  requiredNamed: (label: string) => `Please enter your ${label}`,
  required: 'Required Field',
  invalidEmail: 'Please enter a valid email',
}
