import { lettering, type Poster, times } from './press.ts'

/** A tram head-on, under its wires. */
export const tram: Poster = {
  ground: '#e8b33f',
  art: `<path d="M0 40L132 96 264 22M0 92L132 100 264 84" fill="none" stroke="#1d2b2a" stroke-width="2.500"/>
<path d="M112 96h40l-8 16h-24z" fill="#1d2b2a"/>
<path d="M90 286L18 396h40l56-110zM174 286l72 110h-40l-56-110z" fill="#c98a22"/>
<path d="M62 132q0-20 20-20h100q20 0 20 20v150q0 14-14 14H76q-14 0-14-14z" fill="#17544f"/>
<path d="M76 136q0-8 8-8h96q8 0 8 8v14H76z" fill="#f6ead0"/>
<path d="M76 160h52v62H76zM136 160h52v62h-52z" fill="#9fd0c4"/><path d="M76 222l52-62v20l-35 42zM136 222l52-62v20l-35 42z" fill="#c9e6dc"/>
<path d="M62 236h140v12H62z" fill="#d8412f"/>
<circle cx="88" cy="268" r="11" fill="#fff6d8"/><circle cx="176" cy="268" r="11" fill="#fff6d8"/>
<path d="M0 322h264v74H0z" fill="#1d2b2a"/>`,
  title: lettering(['Le Dernier', 'Tramway'], { x: 22, y: 351, width: 220, size: 29, fill: '#f6ead0', face: 'serif' }),
}

/** A compass needle, and only one word. */
export const needle: Poster = {
  ground: '#dce6e4',
  art: `<circle cx="132" cy="154" r="112" fill="none" stroke="#17232e" stroke-width="2"/>
${times(72, (index) => {
  const long = index % 6 === 0
  return `<path d="M132 ${long ? 50 : 48}v${long ? 16 : 7}" stroke="#17232e" stroke-width="${long ? 3 : 1.5}" transform="rotate(${index * 5} 132 154)"/>`
})}
<g transform="rotate(16 132 154)"><path d="M132 34l22 120h-44z" fill="#d8412b"/><path d="M132 34l22 120h-22z" fill="#a92c1c"/><path d="M132 274l22-120h-44z" fill="#17232e"/><path d="M132 274l22-120h-22z" fill="#31465a"/></g>
<circle cx="132" cy="154" r="9" fill="#dce6e4"/>`,
  title: lettering(['NOORD'], {
    x: 20,
    y: 368,
    width: 224,
    size: 92,
    fill: '#17232e',
    face: 'sans',
    block: true,
    weight: 800,
  }),
}

/** Kites over a hill, and whoever holds the strings. */
export const kites: Poster = {
  ground: '#8cc6d8',
  art: `<g transform="translate(0 -29)"><path d="M0 344q90-64 264-22v120H0z" fill="#3d7f4c"/>
<g fill="none" stroke="#23415a" stroke-width="1.500"><path d="M92 322C96 250 60 220 70 176"/><path d="M92 322C120 250 190 250 190 126"/><path d="M92 322C130 290 150 290 156 264"/></g>
<path d="M70 96l34 36-34 50-34-50z" fill="#e0442e"/><path d="M70 96l34 36H36z" fill="#f6d34b"/><path d="M70 96v86l34-50z" fill="#000" opacity=".14"/>
<path d="M196 30l42 42-48 62-34-66z" fill="#f4ece0"/><path d="M196 30l42 42-82-4z" fill="#274b8f"/><path d="M196 30l-6 104 48-62z" fill="#000" opacity=".12"/>
<path d="M160 222l22 22-24 30-18-32z" fill="#f6d34b"/><path d="M160 222l22 22-42-2z" fill="#e0442e"/>
${times(4, (index) => `<path d="M${72 + index * 4} ${194 + index * 18}l8 -6v12zM${72 + index * 4} ${194 + index * 18}l-8 -6v12z" fill="${index % 2 ? '#f6d34b' : '#e0442e'}"/>`)}
<path d="M84 344v-16a8 8 0 0 1 16 0v16l3 12H81z" fill="#23415a"/><circle cx="92" cy="313" r="7" fill="#23415a"/></g>`,
  title: lettering(['Les Cerfs-volants', 'de Malo'], {
    x: 22,
    y: 350,
    width: 220,
    size: 30,
    fill: '#fff8e6',
    face: 'serif',
    leading: 1.05,
  }),
}

/** An apple, and each its half. */
export const apple: Poster = {
  ground: '#f4cbbf',
  art: `<g transform="translate(-6 -14)"><path d="M132 138c-26-22-92-14-92 62 0 66 50 108 92 96z" fill="#c62f2b"/><path d="M132 138c-26-22-70-18-86 26 20-22 54-22 86 0z" fill="#e2584b"/></g>
<g transform="translate(6 14)"><path d="M132 138c26-22 92-14 92 62 0 66-50 108-92 96z" fill="#8fae3c"/><path d="M132 150c22-16 76-10 76 52 0 52-40 88-76 80z" fill="#fbf1d6"/><path d="M132 190c24 4 24 52 0 58z" fill="#e9d9a6"/><path d="M141 210c6 4 6 14 0 18-4-6-4-12 0-18z" fill="#5b3a22"/></g>
<path d="M126 124c-2-22 4-34 12-44l8 6c-8 12-10 22-8 40z" fill="#5b3a22"/><path d="M144 100c14-26 44-28 60-20-10 22-38 32-60 20z" fill="#4f7d35"/>`,
  title: lettering(['Une pomme', 'pour deux'], {
    x: 26,
    y: 342,
    width: 212,
    size: 36,
    fill: '#5b1d1a',
    face: 'serif',
    leading: 0.95,
  }),
}

/** An ice lolly with a bite out of it, against the sun. */
export const lolly: Poster = {
  ground: '#f8d24a',
  art: `${times(16, (index) => `<path d="M132 160L116 -120h32z" fill="#f3b93a" transform="rotate(${index * 22.5} 132 160)"/>`)}
<path d="M118 268h28v62a14 14 0 0 1-28 0z" fill="#d9a566"/>
<path d="M72 108a60 60 0 0 1 120 0v160a12 12 0 0 1-12 12H84a12 12 0 0 1-12-12z" fill="#e0486b"/>
<path d="M72 200v68a12 12 0 0 0 12 12h96a12 12 0 0 0 12-12v-68q-15 16-30 0t-30 0-30 0-30 0z" fill="#fbe9d0"/>
<path d="M96 112a20 20 0 0 1 16-26v112a8 8 0 0 1-16 0z" fill="#ee7e95"/>
<circle cx="190" cy="70" r="20" fill="#f3b93a"/><circle cx="204" cy="98" r="18" fill="#f8d24a"/><circle cx="172" cy="50" r="14" fill="#f3b93a"/>`,
  title: lettering(['ZOMERIJS'], {
    x: 22,
    y: 382,
    width: 220,
    size: 46,
    fill: '#b0264a',
    face: 'sans',
    block: true,
    weight: 800,
  }),
}

/** A straight road, a low sun, and how far it still is. */
export const road: Poster = {
  ground: '#ef7a35',
  art: `<circle cx="132" cy="228" r="78" fill="#fbd06a"/>
<path d="M0 196h264v200H0z" fill="#7c2f1f"/><path d="M0 196q60-34 120 0zM150 196q50-46 114-8v8z" fill="#5a1f1a"/>
<path d="M124 196h16l104 200H20z" fill="#2b1d20"/>
${times(6, (index) => {
  const y = 204 + index * index * 6.4
  const half = 0.8 + (y - 196) * 0.028
  return `<path d="M${132 - half} ${y}h${half * 2}l${half * 0.5} ${8 + index * 4}h${-half * 3}z" fill="#fbd06a"/>`
})}`,
  title: `${lettering(['KILOMÈTRE'], { x: 22, y: 60, width: 220, size: 36, fill: '#2b1d20', face: 'sans', block: true, weight: 800 })}${lettering(['412'], { x: 22, y: 138, width: 220, size: 96, fill: '#fff1cf', face: 'sans', weight: 800, block: false })}`,
}
