export function posterOf(slug: string): string | undefined {
  return slug ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 264 396"/>' : undefined
}
export function backdropOf(slug: string): string | undefined {
  return posterOf(slug)
}
