import { type BenchMessage, pictureOf, textOf } from './BenchMessage.ts';
import type { BenchStore } from './createBenchStore.ts';
import { useIsPictureHere, useLateWords } from './useBenchStore.ts';

/** Props of the plain rows. */
interface SimpleRowProps {
  /** What it says. */
  message: BenchMessage;
  /** Where its late words are. */
  store: BenchStore;
}

/** A message's words, the late ones included, and its picture once that is loaded. */
export function SimpleText({ message, store }: SimpleRowProps) {
  const late = useLateWords(store, message.id);
  const isPictureHere = useIsPictureHere(store, message.id);
  return (
    <>
      {message.hasPicture && isPictureHere ? <img src={pictureOf(message.id)} alt="" /> : null}
      {message.text}
      {late > 0 ? <div className="late">{textOf(late, late)}</div> : null}
    </>
  );
}

/** The plain bubble that the other lists draw. */
export function SimpleRow({ message, store }: SimpleRowProps) {
  return (
    <div className="row" data-key={message.id} data-other={message.isOwn ? undefined : ''}>
      <div className={message.isOwn ? 'bubble own' : 'bubble'}>
        <SimpleText message={message} store={store} />
      </div>
    </div>
  );
}
