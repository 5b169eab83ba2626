type BreadcrumbsProps = {
  /** From the catalogue's beginning to this page, whose own step has no address. */
  trail: readonly { name: string; href?: string }[]
}

/** Where a public page stands in the catalogue. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return <nav>{trail.map(({ name }) => name).join(' › ')}</nav>
}
