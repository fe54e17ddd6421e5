import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Program } from '../badge/index.ts';
import { ProgramPicture, ProgramThumb } from '../illustration/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { useSavesData } from '../loading/index.ts';
import * as styles from './SessionCard.css.ts';

export type SessionPictureProps = RootProps & {
  /** The session's programme. */
  program?: Program | undefined;
  /** Picks one of the programme's drawings, such as the session's slug or id. Without one it is the first. */
  seed?: string | undefined;
  /** The server's photo. When there is none, or it fails to load, the programme's drawing replaces it. */
  imageUrl?: string | null | undefined;
  /** For a picture in the first view: it is loaded at once rather than lazily. */
  isPriority?: boolean | undefined;
  /** The crop that fills an ogee. */
  isThumb?: boolean;
};

type PhotoProps = RootProps &
  Pick<SessionPictureProps, 'isPriority' | 'isThumb'> & { url: string; onFail: () => void };

const Photo = ({ url, isPriority, isThumb, onFail, ...root }: PhotoProps) => {
  const imageRef = useRef<HTMLImageElement>(null);
  const { ref, ...rootAttributes } = rootProps(root, styles.photo);
  useImperativeHandle(ref, () => imageRef.current as never);
  // An image in the prerendered page may have failed to load before React attached `onError`.
  useEffect(() => {
    if (imageRef.current?.complete && imageRef.current.naturalWidth === 0) onFail();
  });
  return (
    <img
      {...rootAttributes}
      ref={imageRef}
      src={url}
      alt=""
      width={isThumb ? 74 : 480}
      height={isThumb ? 88 : 270}
      decoding="async"
      {...(isPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      onError={onFail}
    />
  );
};

/**
 * A session's image, which fills its frame. It is decoration, because the title names the subject. When the browser
 * saves data, the photo is not loaded and the programme's illustration replaces it.
 */
export const SessionPicture = ({ program, seed, imageUrl, ...rest }: SessionPictureProps) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isSavingData = useSavesData();
  if (imageUrl && imageUrl !== failedUrl && !isSavingData)
    return <Photo {...rest} url={imageUrl} onFail={() => setFailedUrl(imageUrl)} />;
  const Drawing = rest.isThumb ? ProgramThumb : ProgramPicture;
  return <Drawing {...rest} program={program} seed={seed} />;
};
