import { preload } from 'react-dom'
import besley from './besley-latin-wght.woff2?url'

/**
 * Has the display face fetched before anything is set in it, so that it is there for the first page. Not sooner: the code would come later by
 * as much as the face takes.
 */
export function preloadFace(): void {
  preload(besley, { as: 'font', type: 'font/woff2', crossOrigin: '' })
}
