/**
 * A throwaway server for release.ts: Debian's nginx, the folders and users of server.md, this commit as the source.
 * The program starts itself again with file systems and a network of its own, so nothing is left on this machine.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { endWithout, PROJECT_ROOT } from '../../scripts/site-process.ts'

/** Does what the shipped units say. It obeys `/run/obstacle.sh`, and notes a site that it has to kill. */
const SYSTEMCTL = `#!/bin/sh
[ ! -e /run/obstacle.sh ] || . /run/obstacle.sh
unit="$3"; port="\${unit#*@}"; pid="/run/site-$port.pid"; units=/srv/kallfjallet/source/deploy/systemd
case "$1" in
  reload) exec nginx -s reload ;;
  enable)
    set -a; . /etc/kallfjallet.env
    command="$(sed -n "s/%i/$port/g; s/^ExecStart=//p" "$units/kallfjallet@.service")"
    cd "/srv/kallfjallet/$port"
    setsid setpriv --reuid kallfjallet --regid kallfjallet --clear-groups $command >> /run/site.log 2>&1 &
    echo $! > "$pid" ;;
  disable)
    [ -e "$pid" ] || exit 0
    kill -TERM "$(cat "$pid")" 2> /dev/null
    for i in $(seq 300); do kill -0 "$(cat "$pid")" 2> /dev/null || break; sleep 0.1; done
    kill -KILL "$(cat "$pid")" 2> /dev/null && echo "$port" >> /run/killed
    rm "$pid" ;;
esac
exit 0
`

const SET_UP = `
  cd "$TRY_FOLDER"
  mkdir -p etc/upper etc/work srv/kallfjallet lib log
  git clone --quiet ${PROJECT_ROOT} srv/kallfjallet/source
  cp -al ${PROJECT_ROOT}/node_modules srv/kallfjallet/source/node_modules
  mount -t overlay overlay -o lowerdir=/etc,upperdir=etc/upper,workdir=etc/work /etc
  mount --bind srv /srv
  mount --bind lib /var/lib/nginx
  mount --bind log /var/log/nginx
  mount -t tmpfs tmpfs /run
  ip link set lo up
  useradd --system kallfjallet
  useradd --system kallfjallet-build
  rm -f /etc/nginx/sites-enabled/default
  mkdir -p /etc/nginx/kallfjallet
  echo 'listen 80 default_server;' > /etc/nginx/kallfjallet/listen.conf
`

export function shell(script: string): void {
  execFileSync('sh', ['-ec', script], { stdio: 'inherit' })
}

/** Returns on the throwaway server; the program outside waits for it and ends with its exit code. */
export async function enterMachine(): Promise<void> {
  if (process.getuid?.() !== 0) endWithout('This needs root: it mounts file systems of its own.')
  if (!existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-filter.conf'))
    endWithout('nginx with brotli is missing: apt-get install nginx libnginx-mod-http-brotli-filter')
  if (process.env.TRY_FOLDER === undefined) {
    const folder = await mkdtemp(path.join(PROJECT_ROOT, '.next-try-'))
    const env = { ...process.env, TRY_FOLDER: folder }
    const args = ['--mount', '--net', process.execPath, ...process.argv.slice(1)]
    const { status } = spawnSync('unshare', args, { env, stdio: 'inherit' })
    await rm(folder, { recursive: true })
    process.exit(status ?? 1)
  }
  shell(SET_UP)
  await writeFile('/run/systemctl', SYSTEMCTL, { mode: 0o755 })
  process.env.PATH = `/run:${process.env.PATH}`
}
