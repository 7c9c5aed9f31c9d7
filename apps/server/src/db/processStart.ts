import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process began, as an opaque text that a reused process id does not share; undefined when it is not running.
 * On Linux the boot's id and the kernel's tick count, elsewhere what `ps` says, on Windows only whether the process exists.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The command name may contain spaces and brackets: fields are counted behind its last bracket.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return fields[0] === 'Z' ? undefined : `${boot} ${fields[19]}`;
    } catch {
      return undefined;
    }
  }
  if (process.platform !== 'win32') {
    try {
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    } catch {
      return undefined;
    }
  }
  try {
    process.kill(pid, 0);
    return 'running';
  } catch {
    return undefined;
  }
}
