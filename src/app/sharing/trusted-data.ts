/** The part of Trusted Types that is used here; not every browser has it. Its values count as text wherever they are passed on. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScript(text: string): string }): { createScript(text: string): string }
}

const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
/** The server's headers know the policy by this name. */
const policy = trustedTypes?.createPolicy('structured-data', { createScript: dataOnly })

/**
 * Data in the form that a browser under Trusted Types insists on for the content of a script element, whatever its type.
 *
 * @throws SyntaxError for a text that is no JSON: what is, does nothing even where it is run as code.
 */
export function trustedData(json: string): string {
  return policy ? policy.createScript(json) : dataOnly(json)
}

function dataOnly(json: string): string {
  JSON.parse(json)
  return json
}
