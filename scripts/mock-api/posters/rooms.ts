import { around, lettering, type Poster, times } from './press.ts'

/** Vases just blown, one seen through another. */
export const glass: Poster = {
  ground: '#22313b',
  art: `<circle cx="132" cy="360" r="150" fill="#e2582b"/><circle cx="132" cy="372" r="104" fill="#f59b3a"/>
<g opacity=".86"><path d="M40 96h30v60c0 22 24 40 24 84 0 40-20 66-39 66s-39-26-39-66c0-44 24-62 24-84z" fill="#49b0a6"/>
<path d="M116 60h32v84c0 30 42 50 42 100 0 46-28 72-58 72s-58-26-58-72c0-50 42-70 42-100z" fill="#f2c14e" opacity=".82"/>
<path d="M196 110h26v54c0 22 24 38 24 76 0 40-18 66-37 66s-37-26-37-66c0-38 24-54 24-76z" fill="#d95d84" opacity=".82"/></g>
<path d="M34 88h42v10H34zM110 52h44v10h-44zM190 102h38v10h-38z" fill="#f6ead0"/>
<path d="M96 236c0-24 12-36 20-50M30 240c0-20 10-30 14-40M188 240c0-20 8-28 12-38" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"/>`,
  title: lettering(['De glasblazers'], {
    x: 22,
    y: 366,
    width: 220,
    size: 34,
    fill: '#22313b',
    face: 'serif',
    block: true,
  }),
}

/** A staircase seen from the top, with somebody in red at the bottom of it. */
export const stairs: Poster = {
  ground: '#efe0bf',
  art: `${times(26, (index) => {
    const from = index * 24
    const outer = 128 - index * 4.1
    const inner = Math.max(14, outer - 56)
    const points = [
      around(132, 158, outer, from),
      around(132, 158, outer - 2, from + 24),
      around(132, 158, inner - 2, from + 24),
      around(132, 158, inner, from),
    ]
    return `<polygon points="${points.join(' ')}" fill="${index % 2 ? '#1e1a1c' : '#c9b58a'}"/>`
  })}
<circle cx="132" cy="158" r="17" fill="#efe0bf"/><circle cx="132" cy="158" r="9" fill="#cf2f27"/>
<path d="M0 318h264v78H0z" fill="#cf2f27"/>`,
  title: lettering(['VERTIGE', 'DU MARDI'], {
    x: 22,
    y: 350,
    width: 220,
    size: 36,
    fill: '#fbf1d8',
    face: 'sans',
    weight: 800,
    leading: 0.95,
  }),
}

/** A whole orchestra in a breast pocket. */
export const pocket: Poster = {
  ground: '#f3e7cf',
  art: `<path d="M30 40h204v356H30z" fill="#27426b"/><path d="M30 40l52 0-20 356H30zM234 40h-52l20 356h32z" fill="#1d3355"/>
<path d="M98 214L84 78" stroke="#f3e7cf" stroke-width="5" stroke-linecap="round"/>
<path d="M124 214V112q0-16 14-16t12 14q-2 10-11 8" fill="none" stroke="#b3622b" stroke-width="9" stroke-linecap="round"/><path d="M114 128h20M114 142h20" stroke="#b3622b" stroke-width="4"/>
<path d="M172 214l14-84" stroke="#e5a92e" stroke-width="9"/><path d="M164 96l52 8-22 30-16-4z" fill="#e5a92e"/><ellipse cx="191" cy="99" rx="27" ry="7" transform="rotate(9 191 99)" fill="#8a5f12"/>
<path d="M74 206h116v104q0 14-14 14H88q-14 0-14-14z" fill="#34568a"/><path d="M74 206h116v22H74z" fill="#d8412f"/>
<path d="M82 236v70q0 10 10 10h80q10 0 10-10v-70" fill="none" stroke="#f3e7cf" stroke-width="2" stroke-dasharray="6 5"/>`,
  title: lettering(['L’Orchestre', 'de poche'], {
    x: 46,
    y: 352,
    width: 172,
    size: 29,
    fill: '#f3e7cf',
    face: 'serif',
    leading: 0.98,
  }),
}

/** Five cups, none of them straight. */
export const cups: Poster = {
  ground: '#cfe1d6',
  art: `<path d="M0 316h264v80H0z" fill="#8a3f2b"/>
${times(5, (index) => {
  const colour = ['#2c5d73', '#e6b23c', '#d65a43', '#f7efdd', '#5f8f5a'][index]
  const lean = [-3, 5, -7, 6, -4][index]
  const x = 132 + ([0, -8, 6, -4, 8][index] ?? 0)
  const y = 268 - index * 45
  return `<g transform="rotate(${lean} ${x} ${y + 44})"><path d="M${x + 40} ${y + 8}h12a13 13 0 0 1 0 26h-16" fill="none" stroke="${colour}" stroke-width="7"/><path d="M${x - 44} ${y}h88c0 30-16 46-26 46h-36c-10 0-26-16-26-46z" fill="${colour}"/><path d="M${x} ${y}h44c0 30-16 46-26 46h-18z" opacity=".14"/><ellipse cx="${x}" cy="${y}" rx="44" ry="7" fill="#7b3f1d"/></g>`
})}
<path d="M126 72c-10-14 10-22 0-40M146 66c-8-12 8-18 0-32" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  title: lettering(['Cinq tasses', 'de thé'], { x: 22, y: 350, width: 220, size: 32, fill: '#f7efdd', face: 'serif' }),
}

/** Nothing but the title, which is long, and the tuba that is missing from it. */
export const longTitle: Poster = {
  ground: '#f3e3c3',
  art: `<circle cx="210" cy="330" r="92" fill="#e0a526"/><circle cx="210" cy="330" r="70" fill="#b97c12"/><circle cx="210" cy="330" r="46" fill="#7d4f0a"/><circle cx="210" cy="330" r="22" fill="#2b1a08"/>`,
  title: [
    lettering(['Le jour où'], { x: 20, y: 46, width: 150, size: 28, fill: '#b3261e', face: 'serif' }),
    lettering(['LA FANFARE'], {
      x: 20,
      y: 94,
      width: 224,
      size: 50,
      fill: '#14366b',
      face: 'sans',
      block: true,
      weight: 800,
    }),
    lettering(['de Saint-Amand-', 'les-Deux-Églises'], {
      x: 20,
      y: 124,
      width: 224,
      size: 25,
      fill: '#b3261e',
      face: 'serif',
    }),
    lettering(['A PERDU', 'SON TUBA'], {
      x: 20,
      y: 196,
      width: 200,
      size: 50,
      fill: '#14366b',
      face: 'sans',
      weight: 800,
      leading: 0.92,
    }),
    lettering(['sur la route', 'des vacances'], {
      x: 20,
      y: 272,
      width: 120,
      size: 21,
      fill: '#b3261e',
      face: 'serif',
    }),
  ].join(''),
}

/** A ship whose sails are a theatre's curtain. */
export const curtain: Poster = {
  ground: '#5d1525',
  art: `<path d="M0 0h264v14H0z" fill="#e2b455"/>
<path d="M132 20c-10 96-60 170-112 204h112zM132 20c10 96 60 170 112 204H132z" fill="#c8273a"/>
${times(5, (index) => `<path d="M132 20C${128 - index * 8} ${110 + index * 6} ${112 - index * 22} ${180 + index * 6} ${112 - index * 24} 224M132 20C${136 + index * 8} ${110 + index * 6} ${152 + index * 22} ${180 + index * 6} ${152 + index * 24} 224" fill="none" stroke="#8f1628" stroke-width="5"/>`)}
<path d="M130 14h5v220h-5z" fill="#e2b455"/>
<path d="M28 236h208c-8 34-40 50-62 50H90c-22 0-54-16-62-50z" fill="#f2e2c0"/><path d="M28 236h208l-4 12H32z" fill="#e2b455"/>
${times(3, (row) => `<path d="M-20 ${286 + row * 22}${times(8, () => 'q19-20 38 0')}V396H-20z" fill="${['#24527a', '#183b5c', '#0f2740'][row]}"/>`)}`,
  title: lettering(['La Traversée'], {
    x: 22,
    y: 372,
    width: 220,
    size: 38,
    fill: '#f2e2c0',
    face: 'serif',
    block: true,
  }),
}
