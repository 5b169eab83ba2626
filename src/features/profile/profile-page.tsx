export function ProfilePage(_: { target?: string }) {
  return <h1>ProfilePage</h1>
}
