import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';

/** Gives the captcha its workers as files of this site: the policy allows no code from anywhere else. */
export function registerCaptchaWorkers(): void {
  for (const hash of ['SHA-256', 'SHA-384', 'SHA-512']) {
    $altcha.algorithms.set(`PBKDF2/${hash}`, () => new Pbkdf2Worker());
    $altcha.algorithms.set(hash, () => new ShaWorker());
  }
}
