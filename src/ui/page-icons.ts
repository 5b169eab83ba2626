import type { Drawing } from './icon.tsx'

const disc = 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0'
const eyes = 'M8.7 8.7v1.8m6.6-1.8v1.8'
const stub = 'M3 6.5h18v3.6a1.9 1.9 0 0 0 0 3.8v3.6H3v-3.6a1.9 1.9 0 0 0 0-3.8z'

/** Drawings that few pages need, in the manner of `iconPaths`: they come with those pages. */

export const appleIcon: Drawing = {
  path: 'M12 8c-1.5-1.1-3.4-1.2-4.9-.1-2.3 1.6-2.6 5-1.2 8.4 1.1 2.7 2.6 4.2 4 4.2.8 0 1.3-.5 2.1-.5s1.3.5 2.1.5c1.5 0 3.1-1.7 4.1-4.6-1.9-.8-2.9-2.2-2.8-4 .1-1.5.8-2.6 2.1-3.4C15.8 6.9 13.7 6.9 12 8zm0-2.5c.2-1.7 1.3-2.8 3-3.1',
}
export const cameraIcon: Drawing = { path: 'M3 7.5h4.5L9 5h6l1.5 2.5H21v12H3zm5 5.75a4 4 0 1 0 8 0a4 4 0 1 0-8 0' }
export const cancelIcon: Drawing = { path: `${stub}m6.5 3 5 5m0-5-5 5` }
export const copyIcon: Drawing = { path: 'M8.5 8.5h12v12h-12zM15.5 5V3.5h-12v12H5' }
export const downloadIcon: Drawing = { path: 'M12 3v12.5m-5-5 5 5 5-5M4 20.5h16' }
export const gladFaceIcon: Drawing = { path: `${disc}${eyes}M7.3 14.2c1 1.9 2.7 2.9 4.7 2.9s3.7-1 4.7-2.9` }
export const googleIcon: Drawing = { path: 'M18.2 6.2A8.5 8.5 0 1 0 20.5 12H12.5' }
export const moonIcon: Drawing = { path: 'M20 14.6A8.5 8.5 0 1 1 9.4 4 6.8 6.8 0 0 0 20 14.6z' }
export const plainFaceIcon: Drawing = { path: `${disc}${eyes}M8 15.4h8` }
export const playIcon: Drawing = { path: 'M7 4.5v15l12.5-7.5z' }
export const previousIcon: Drawing = { path: 'm15 5-7 7 7 7' }
export const sadFaceIcon: Drawing = { path: `${disc}${eyes}M7.3 16.9c1-1.9 2.7-2.9 4.7-2.9s3.7 1 4.7 2.9` }
export const shareIcon: Drawing = { path: 'M12 15.5V3.5M7.5 7.5 12 3l4.5 4.5M7 11H4v10h16V11h-3' }
export const signOutIcon: Drawing = { path: 'M14 4.5H4v15h10M9 12h11.5m-5-5 5 5-5 5' }
export const sunIcon: Drawing = {
  path: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0m4-10v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2',
}
export const systemIcon: Drawing = { path: 'M3 4.5h18v12H3zm5.5 16h7m-3.5-4v4' }
export const turnIcon: Drawing = { path: 'M19.5 12a7.5 7.5 0 1 1-2.5-5.6M17.5 2v5h-5' }
export const undoIcon: Drawing = { path: 'M8.5 4 4 8.5 8.5 13M4 8.5h10a6 6 0 0 1 0 12H8' }
export const wheelchairIcon: Drawing = {
  path: 'M9.3 3.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M11 8v6.5h5.5l3 5.5M11 11h5M8 11.8a5 5 0 1 0 6.6 6.4',
}
