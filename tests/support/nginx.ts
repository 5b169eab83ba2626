import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'

/** Where nginx lies on this machine, and what it has: `undefined` where there is none. */
export type Nginx = { program: string; mimeTypes: string; brotliModule: string | undefined }

/** Looks for nginx without running anything that is not it. Debian has it where only root's path leads. */
export function findNginx(): Nginx | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const program = folders.map((folder) => join(folder, 'nginx')).find(existsSync)
  if (!program) return undefined
  const said = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr
  const option = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(said)?.[1]
  const mimeTypes = join(dirname(option('conf-path') ?? '/etc/nginx/nginx.conf'), 'mime.types')
  const module = join(option('modules-path') ?? '/usr/lib/nginx/modules', 'ngx_http_brotli_static_module.so')
  if (!existsSync(mimeTypes)) return undefined
  return { program, mimeTypes, brotliModule: existsSync(module) ? module : undefined }
}

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

/** nginx, running. `output` is what it said. */
export type RunningNginx = { check: { code: number | null; output: string }; stop(): Promise<void> }

/**
 * Runs nginx in a folder of its own, as whoever runs the tests, with the configuration that a build wrote.
 *
 * @param files the configuration, by path under nginx' folder, edited as the place asks for it
 * @param port where it will answer
 * @throws Error with what nginx said when it does not come up
 */
export async function runNginx(
  { program, mimeTypes, brotliModule }: Nginx,
  dir: string,
  files: Readonly<Record<string, string>>,
  port: number,
): Promise<RunningNginx> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), content)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path temp-${name};`,
  )
  await writeFile(
    join(dir, 'nginx.conf'),
    `${brotliModule ? `load_module ${brotliModule};` : ''}
daemon off;
master_process off;
pid nginx.pid;
error_log error.log;
events {}
http {
    include ${mimeTypes};
    access_log off;
    ${temporary.join('\n    ')}
    include conf.d/*.conf;
}
`,
  )
  const words = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')]
  const checked = spawnSync(program, [...words, '-t'], { encoding: 'utf8' })
  const check = { code: checked.status, output: checked.stderr }
  const child = spawn(program, words, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  if (!(await answers(port, child))) {
    child.kill('SIGKILL')
    throw new Error(`nginx does not come up.\n${check.output}${await readFile(join(dir, 'error.log'), 'utf8')}`)
  }
  return {
    check,
    async stop() {
      child.kill('SIGQUIT')
      const timer = new AbortController()
      void rest(2000, undefined, { signal: timer.signal }).then(
        () => child.kill('SIGKILL'),
        () => undefined,
      )
      await ended
      timer.abort()
    },
  }
}

async function answers(port: number, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (up) return true
    await rest(50)
  }
  return false
}
