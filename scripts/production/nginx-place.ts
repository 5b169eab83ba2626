import { markets } from '#src/site/markets.ts'
import { environments } from '#src/site/resolve-site.ts'

/** The name under which `hosts.conf` says where the API, the captcha and the identity provider run. */
export const upstream = 'portal_upstream'

const productionHosts = markets.flatMap(({ id, domains }) =>
  domains.filter((domain) => !domain.endsWith('.localhost')).map((domain) => ({ id, domain })),
)
const domains = productionHosts.map(({ domain }) => domain)

/** A domain's own name, and those of its stages. */
function namesOf(domain: string): string[] {
  return [domain, ...environments.flatMap((stage) => [`${stage}.${domain}`, `${stage}-${domain}`])]
}

/** Every name that the build answers to, each market's on each stage. */
export const hostNames: readonly string[] = domains.flatMap(namesOf)

/** The market of each of them. */
export const marketFolders: Readonly<Record<string, string>> = Object.fromEntries(
  productionHosts.flatMap(({ id, domain }) => namesOf(domain).map((name) => [name, id])),
)

/** The market of each name that is no stage's. */
export const hostFolders: Readonly<Record<string, string>> = Object.fromEntries(
  productionHosts.map(({ id, domain }) => [domain, id]),
)

const origins = {
  identity:
    'The identity provider, where it has a host of its own: its token endpoint is called, its frame renews a session.',
  calls: 'Other servers that are called: those of the catalogue and the captcha, where they have hosts of their own.',
  media: 'Where pictures and films lie.',
  framed_by: 'Pages that may show the embeddable pages in a frame: the same as embed.parentOrigins of the settings.',
}

/** What differs between hosts, at the level of `http`. */
export function hostsFile(): string {
  const rows = domains.map((domain) => `    .${domain} "";`).join('\n')
  const maps = Object.entries(origins).map(
    ([name, what]) => `
# ${what}
map $host $portal_${name} {
    hostnames;
    default "";
${rows}
}
`,
  )
  return `# What differs between the hosts of one build. Edit it here and reload nginx.

# Where the API, the captcha and the identity provider run.
upstream ${upstream} {
    server 127.0.0.1:4173;
    keepalive 16;
}

# Origins besides a host's own, separated by spaces: "https://a.example https://b.example". A dot in front of a name takes in the
# names under it; a stage that is joined by a dash, such as uat-${domains[0] ?? ''}, has a line of its own.
${maps.join('')}
# Whoever comes by http is sent to https. Not needed behind something that ends TLS.
server {
    listen 80;
    listen [::]:80;
    server_name
        ${hostNames.join('\n        ')};
    server_tokens off;
    return 308 https://$host$request_uri;
}
`
}

/** How visitors reach the build, at the level of `server`. */
export function listenFile(): string {
  return `# Where the build lies, and how visitors come to it. Behind something that ends TLS, \`listen 80;\` takes the place of all but root.
root /var/www/portal;

listen 443 ssl http2;
listen [::]:443 ssl http2;
ssl_certificate /etc/ssl/portal/fullchain.pem;
ssl_certificate_key /etc/ssl/portal/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:portal:5m;
ssl_session_tickets off;

# The largest upload is a case with its attachments.
client_max_body_size 30m;
`
}

/** Debian: libnginx-mod-http-brotli-static. Without the module nginx would not start, so this file may be left out. */
export function brotliFile(): string {
  return `# Needs the brotli module (Debian: libnginx-mod-http-brotli-static). Remove this file where there is none: gzip remains.
brotli_static on;
`
}
