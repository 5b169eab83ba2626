/** Whether two addresses are the same one: upper and lower case make no difference, nor do spaces around it. */
export function isSameMail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
