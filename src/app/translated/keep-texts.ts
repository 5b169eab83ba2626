type StandIn = HTMLElement | Text

/** What stands on the page in the place of a text that was taken out of it, and the other way round. */
const standIns = new WeakMap<Node, StandIn>()
const originals = new WeakMap<Node, Text>()

/**
 * Keeps a page alive that the browser translates. It takes every text out and puts one in another language in its place, within an element;
 * React knows nothing of that, would write what changes where nobody sees it, and fail where it takes a text away.
 */
export function keepTexts(): void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      // Something was written into a text that is not on the page: it comes back, to be translated anew.
      if (target instanceof Text) standIns.get(target)?.replaceWith(target)
      for (const node of addedNodes) standIns.get(node)?.remove()
      for (const node of removedNodes) {
        const text = originals.get(node) ?? node
        const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find((other) => other?.nodeName === 'FONT')
        if (!(text instanceof Text) || text.isConnected || !isStandIn(standIn)) continue
        standIns.set(text, standIn)
        originals.set(standIn, text)
        observer.observe(text, { characterData: true })
      }
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function (child) {
    removeChild.call(this, onPage(this, child))
    return child
  }
  Node.prototype.insertBefore = function (node, before) {
    insertBefore.call(this, node, before && onPage(this, before))
    return node
  }
}

function isStandIn(node: Node | undefined | null): node is StandIn {
  return node instanceof HTMLElement || node instanceof Text
}

/** A child of an element, or what stands in its place. */
function onPage(parent: Node, child: Node): Node {
  return child.parentNode === parent ? child : (standIns.get(child) ?? child)
}
