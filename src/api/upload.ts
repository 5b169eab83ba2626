import { send, type Transport } from './client.ts'

/** How much of a body has left this device, in bytes. The body is a little more than the files in it. */
export type UploadProgress = { sent: number; total: number }

/** After this long without a sign of life an upload counts as failed, in milliseconds. However long it takes, it may, while it moves. */
const silence = 30_000

/**
 * For the `fetch` option of a call that carries files: sends it as every call is sent, and tells how far it has got. A call that has to be
 * sent once more, with a new bearer, begins again.
 *
 * @param onProgress hears of it several times a second.
 */
export function uploadingWith(onProgress: (progress: UploadProgress) => void): Transport {
  return (request) => send(request, (one) => upload(one, onProgress))
}

/** `fetch` knows nothing of what was sent so far in any browser: this is what XMLHttpRequest is still for. */
async function upload(request: Request, onProgress: (progress: UploadProgress) => void): Promise<Response> {
  const { method, url, headers, signal } = request
  const body = await request.blob()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const end = (error?: unknown) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (error) reject(error)
      else resolve(responseOf(xhr))
    }
    const stop = () => xhr.abort()
    const stillAlive = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, silence)
    }
    xhr.open(method, url)
    headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value)
    })
    xhr.responseType = 'arraybuffer'
    xhr.upload.onprogress = ({ loaded, total }) => {
      stillAlive()
      onProgress({ sent: loaded, total })
    }
    xhr.onprogress = stillAlive
    xhr.onload = () => end()
    xhr.onerror = () => end(new TypeError('The connection broke.'))
    xhr.onabort = () => end(signal.aborted ? signal.reason : new TypeError('There was no answer.'))
    signal.addEventListener('abort', stop)
    stillAlive()
    xhr.send(body)
  })
}

function responseOf(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  const isEmpty = status === 204 || status === 205 || status === 304
  return new Response(isEmpty ? null : xhr.response, { status, statusText, headers })
}
