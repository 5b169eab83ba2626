/** The brand's colours and faces as the page has them at the moment, in its light or dark look, resolved for a canvas. */
export function readInks() {
  const probe = document.createElement('span')
  document.body.append(probe)
  const looks = getComputedStyle(probe)
  const color = (name: string) => {
    probe.style.color = `var(${name})`
    return looks.color
  }
  const face = (name: string) => {
    probe.style.fontFamily = `var(${name})`
    return looks.fontFamily
  }
  try {
    return {
      paper: color('--paper'),
      ink: color('--ink'),
      quiet: color('--ink-2'),
      control: color('--control'),
      spot: color('--spot'),
      display: face('--display'),
      text: face('--text'),
    }
  } finally {
    probe.remove()
  }
}
