/**
 * Whose elements the settings may place on the page. The settings alone decide nothing here: they come over the network, and somebody
 * who can write them must not thereby be able to run code in front of every customer. A new origin is a line here, read by somebody
 * else before it is merged.
 *
 * The content security policy is made from the same lists, so a browser holds to them too.
 */
export const thirdParties: {
  /** Origins, `https` alone. Their code may also report back to where it came from. */
  readonly scripts: readonly string[]
  /** Origins, `https` alone, of pages shown in a frame. */
  readonly frames: readonly string[]
  /** Origins, `https` alone, of players that the portal itself shows in a frame, once the customer has asked for them. No setting places them. */
  readonly players: readonly string[]
} = {
  scripts: ['https://tags.example'],
  frames: ['https://tags.example'],
  players: ['https://www.youtube-nocookie.com'],
}
