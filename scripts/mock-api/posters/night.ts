import { around, lettering, type Poster, times } from './press.ts'

/** Salt pans under the moon, a heap on each second one. */
export const saltPans: Poster = {
  ground: '#17284a',
  art: `<circle cx="192" cy="158" r="40" fill="#f1e7d2"/>
<path d="M0 214h264v182H0z" fill="#2d4d78"/>
${times(5, (row) => {
  const top = 214 + row * row * 9
  const bottom = 214 + (row + 1) * (row + 1) * 9 - 3
  return times(5, (column) => {
    const at = (edge: number, y: number) => 132 + (edge - 2.5) * (44 + (y - 214) * 0.5)
    const shade = ['#9db9cc', '#c9d8da', '#6d94b4'][(row + column * 2) % 3]
    const points = `${at(column, top) + 1},${top} ${at(column + 1, top) - 1},${top} ${at(column + 1, bottom) - 2},${bottom} ${at(column, bottom) + 2},${bottom}`
    return `<polygon points="${points}" fill="${shade}"/>`
  })
})}
<path d="M176 214h24l10 40h-44z" fill="#f1e7d2" opacity=".5"/>
<path d="M40 262l22-34 22 34z" fill="#fff"/><path d="M62 228l22 34H62z" fill="#c3cfd6"/>
<path d="M188 330l34-52 34 52z" fill="#fff"/><path d="M222 278l34 52h-34z" fill="#c3cfd6"/>
<path d="M50 386l44-66 44 66z" fill="#fff"/><path d="M94 320l44 66H94z" fill="#c3cfd6"/>`,
  title: lettering(['Sel', 'de nuit'], {
    x: 22,
    y: 60,
    width: 220,
    size: 44,
    fill: '#f1e7d2',
    face: 'serif',
    leading: 1.02,
  }),
}

/** A block of flats with a thousand windows, a few of them lit. */
export const windows: Poster = {
  ground: '#241c38',
  art: `<path d="M20 24h224v296H20z" fill="#3d3160"/>
${times(9, (row) =>
  times(7, (column) => {
    const lit = [9, 26, 33, 41, 57].includes(row * 7 + column)
    const colour = row === 4 && column === 3 ? '#f2d14c' : lit ? '#c98b4b' : '#2b2247'
    return `<rect x="${32 + column * 30}" y="${38 + row * 31}" width="20" height="22" fill="${colour}"/>`
  }),
)}
<path d="M126 184v-7a6 6 0 0 1 12 0v7z" fill="#b5293f"/><circle cx="132" cy="167.500" r="4" fill="#b5293f"/>
<path d="M0 320h264v76H0z" fill="#f2d14c"/>`,
  title: lettering(['Mille', 'fenêtres'], { x: 20, y: 350, width: 224, size: 34, fill: '#241c38', face: 'serif' }),
}

/** A whale that fills the sea, and a boat that does not know. */
export const whale: Poster = {
  ground: '#0d3144',
  art: `<circle cx="62" cy="62" r="30" fill="#f3dca8"/>
<path d="M0 118h264v278H0z" fill="#15566a"/>
<path d="M158 118l6-14h42l-8 14z" fill="#e4572e"/><path d="M184 104V70l18 30z" fill="#f3dca8"/>
<path d="M-30 330c10-110 110-160 190-136 60 18 96 70 120 66-10 40-60 60-96 60-60 60-150 60-214 10z" fill="#0a2231"/>
<path d="M-30 330c40-10 130 0 214-10-60 60-150 60-214 10z" fill="#d8e5df"/>
${times(6, (index) => `<path d="M${-6 + index * 22} ${329 + (index % 2)}q30 ${26 - index * 2} ${62 - index * 4} ${16 - index * 2}" fill="none" stroke="#8fb1b0" stroke-width="2"/>`)}
<path d="M222 250c8-20 22-30 40-34 2 14-2 26-10 34 10 4 18 14 20 28-20 2-36-4-46-16z" fill="#0a2231"/>
<circle cx="104" cy="262" r="5" fill="#f3dca8"/>`,
  title: lettering(['La Nuit', 'des baleines'], {
    x: 108,
    y: 40,
    width: 142,
    size: 27,
    fill: '#f3dca8',
    face: 'serif',
    leading: 1.1,
  }),
}

/** A nettle leaf with all its teeth. */
export const nettle: Poster = {
  ground: '#0f1410',
  art: `${[1, -1]
    .map((side) => {
      const teeth = Array.from({ length: 8 }, (_, index) => {
        const y = 358 - index * 33
        const reach = [62, 88, 100, 98, 88, 72, 52, 28][index] ?? 20
        return `L${132 + side * reach} ${y - 30}L${132 + side * (reach - 26)} ${y - 33}`
      }).join('')
      return `<path d="M132 372L${132 + side * 24} 360${teeth}L132 84z" fill="${side > 0 ? '#a8bd1c' : '#cfe03a'}"/>`
    })
    .join('')}
<path d="M132 92v300" stroke="#0f1410" stroke-width="5"/>
${times(6, (index) => `<path d="M132 ${336 - index * 36}l${52 - index * 4} -34M132 ${336 - index * 36}l${-52 + index * 4} -34" stroke="#0f1410" stroke-width="3"/>`)}
<path d="M196 250c0 0 14 20 14 30a14 14 0 0 1-28 0c0-10 14-30 14-30z" fill="#d3222a"/>`,
  title: lettering(['BRANDNETEL'], {
    x: 20,
    y: 58,
    width: 224,
    size: 54,
    fill: '#f4efdf',
    face: 'sans',
    block: true,
    weight: 800,
  }),
}

/** Matches, some short, some burning: a night of short films. */
export const matches: Poster = {
  ground: '#1b1715',
  art: times(9, (index) => {
    const height = [150, 84, 190, 120, 230, 100, 170, 70, 140][index] ?? 100
    const x = 26 + index * 26.5
    const top = 312 - height
    const burning = index % 3 === 1
    const flame = `<path d="M${x} ${top - 46}c14 18 14 28 0 44-14-16-14-26 0-44z" fill="#f6a823"/><path d="M${x} ${top - 24}c6 8 6 14 0 22-6-8-6-14 0-22z" fill="#fff3c4"/>`
    const wood = burning ? '#7b5a3a' : '#e7cfa4'
    const stick = `<rect x="${x - 4}" y="${top}" width="8" height="${height}" fill="${wood}"/>`
    return `${stick}${burning ? flame : `<ellipse cx="${x}" cy="${top}" rx="7" ry="10" fill="#e0442e"/>`}`
  }),
  title: lettering(['La Nuit du', 'court métrage'], {
    x: 22,
    y: 346,
    width: 220,
    size: 34,
    fill: '#f4ece3',
    face: 'sans',
  }),
}

/** A door shaped like nothing, ring in ring, and somebody on the threshold. */
export const zero: Poster = {
  ground: '#101218',
  art: `${times(8, (index) => {
    const colour = ['#2a1a3f', '#4d1f5b', '#86256b', '#bf3563', '#e4604a', '#f0903c', '#f7c25a', '#fdf0c8'][index]
    return `<ellipse cx="132" cy="168" rx="${112 - index * 12.5}" ry="${148 - index * 15}" fill="${colour}"/>`
  })}
<path d="M126 196v-24a6 6 0 0 1 12 0v24l4 30h-7l-3-22-3 22h-7z" fill="#101218"/><circle cx="132" cy="159" r="5.500" fill="#101218"/>
<path d="M${around(132, 226, 20, 270)}h40l40 170H72z" fill="#f7c25a" opacity=".22"/>`,
  title: lettering(['ATELIER ZÉRO'], {
    x: 22,
    y: 372,
    width: 220,
    size: 40,
    fill: '#fdf0c8',
    face: 'sans',
    block: true,
    weight: 800,
  }),
}
