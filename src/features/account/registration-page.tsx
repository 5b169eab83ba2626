export function RegistrationPage(_: { target?: string }) {
  return <h1>RegistrationPage</h1>
}
