/** Another living process already uses the embedded database. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';

  constructor(directory: string, pid: number | undefined) {
    const holder = pid === undefined ? 'another process' : `process ${pid}`;
    super(
      `The data directory ${directory} is in use by ${holder}. Two servers on one embedded database would ` +
        'destroy it: stop the other one, or give this one its own DATA_DIR or a DATABASE_URL.',
    );
  }
}
