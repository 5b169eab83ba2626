import {
  contentSecurityPolicy,
  documentHeaders,
  embeddable,
  fileHeaders,
  immutable,
  inlineHashes,
  keeping,
  type Sources,
  strictTransport,
  workerPath,
} from './headers.ts'
import { brotliFile, hostFolders, hostNames, hostsFile, listenFile, marketFolders, upstream } from './nginx-place.ts'
import { hostFiles, sharedFolder, stageFolder } from './shared-folder.ts'

/** The origins of a place, as nginx finds them by the host's name. */
const sources: Sources = {
  identity: '$portal_identity',
  calls: '$portal_calls',
  media: '$portal_media',
  framedBy: '$portal_framed_by',
}

/** What is answered elsewhere: the API, the captcha's challenges, and the identity provider where it shares the host. */
const proxiedPaths = ['/api/', '/captcha/', '/identity/']

/**
 * Writes the configuration under which nginx serves a build, from the same source as our own server's headers.
 *
 * `conf.d/portal.conf` belongs to the build and is copied with it. The files in `portal/` belong to the place: they are a start, and stay
 * as they are edited there. None of them asks for another build.
 *
 * @param html the built index.html, whose inline code goes into the policy by its hash
 * @returns the text of each file, by its path under nginx' own folder
 */
export function nginxFiles(html: string): Record<string, string> {
  return {
    'conf.d/portal.conf': portalFile(html),
    'portal/hosts.conf': hostsFile(),
    'portal/listen.conf': listenFile(),
    'portal/brotli.conf': brotliFile(),
  }
}

function portalFile(html: string): string {
  const policy = contentSecurityPolicy(inlineHashes(html), sources, '$portal_ancestors')
  return `# Made with the build: do not edit, copy it anew with each one. What is decided where it runs stands in portal/*.conf.
#
#   dist/                  -> the root that portal/listen.conf names
#   dist-nginx/conf.d/     -> /etc/nginx/conf.d/
#   dist-nginx/portal/     -> /etc/nginx/portal/, once; leave out brotli.conf where nginx has no module for it

include portal/hosts.conf;

# Who may show a document in a frame: nobody, but the embeddable ones those that hosts.conf names.
map $request_uri $portal_ancestors {
    default "'none'";
    "~${embeddable.source}" "'self' ${sources.framedBy}";
}

map $uri $portal_keeping {
    default "${keeping.other}";
    "~${immutable.source}" "${keeping.immutable}";
}

# An address is a page, and index.html is all pages; one that ends like a file is a file, and there or not.
map $uri $portal_page {
    default /index.html;
    "~\\.\\w+$" "";
}

# Of which market a host is, on each stage; and whose files for search engines it has: a stage's keep them out.
map $host $portal_market {
    default -;
${mapLines(marketFolders)}
}

map $host $portal_crawled {
    default ${stageFolder};
${mapLines(hostFolders)}
}

# What the visitor came by: to this server, or to one in front of it that ends TLS.
map $http_x_forwarded_proto $portal_scheme {
    default $scheme;
    https https;
}

map $portal_scheme $portal_strict_transport {
    default "";
    https "${strictTransport}";
}

server {
    server_name
        ${hostNames.join('\n        ')};
    include portal/listen.conf;

    charset utf-8;
    charset_types text/css text/javascript application/javascript application/json image/svg+xml;
    server_tokens off;

    # The build laid a .gz and a .br beside each file that is worth it.
    gzip_static on;
    gzip_vary on;
    include portal/brotli[.]conf;

    location / {
        try_files $uri /${sharedFolder}/$portal_market$uri.html $portal_page =404;
${headerLines({ ...documentHeaders, 'content-security-policy': policy })}
        add_header cache-control "$portal_keeping";
    }

    # Copies of index.html for those who run no script, and what search engines ask for. They are found by the addresses that they are about.
    location ^~ /${sharedFolder}/ {
        return 404;
    }
${hostFiles.map(hostFile).join('')}
    # No page in place of a missing chunk: it would be run as a script.
    location ^~ /assets/ {
        try_files $uri =404;
${headerLines(fileHeaders)}
        add_header cache-control "$portal_keeping";
    }

    # Asked for anew each time: an old one would keep an old build alive.
    location = ${workerPath} {
        try_files $uri =404;
${headerLines(fileHeaders)}
        add_header cache-control "$portal_keeping";
    }

    location ~ /\\. {
        return 404;
    }
${proxiedPaths.map(proxied).join('')}}
`
}

function hostFile(path: string): string {
  return `
    location = ${path} {
        try_files /${sharedFolder}/$portal_crawled${path} =404;
${headerLines(fileHeaders)}
        add_header cache-control "$portal_keeping";
    }
`
}

function mapLines(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `    ${name} ${value};`)
    .join('\n')
}

function proxied(path: string): string {
  return `
    location ^~ ${path} {
        proxy_pass http://${upstream};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $portal_scheme;
        proxy_hide_header strict-transport-security;
        proxy_hide_header x-content-type-options;
${headerLines({ 'x-content-type-options': 'nosniff' })}
    }
`
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries({ ...headers, 'strict-transport-security': '$portal_strict_transport' })
    .map(([name, value]) => `        add_header ${name} "${value}" always;`)
    .join('\n')
}
