import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Program } from '../badge/index.ts';
import { ProgramPicture, ProgramThumb } from '../illustration/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { useSavesData } from '../loading/index.ts';
import * as styles from './SessionCard.css.ts';

export type SessionPictureProps = RootProps & {
  /** The session's programme. */
  program?: Program | undefined;
  /** The server's photo. Without one, and when it does not load, the programme's drawing stands in. */
  imageUrl?: string | null | undefined;
  /** For a picture of the first view: fetched at once rather than when it comes near. */
  isPriority?: boolean | undefined;
  /** The crop that fills an ogee. */
  isThumb?: boolean;
};

type PhotoProps = RootProps &
  Pick<SessionPictureProps, 'isPriority' | 'isThumb'> & { url: string; onFail: () => void };

const Photo = ({ url, isPriority, isThumb, onFail, ...root }: PhotoProps) => {
  const picture = useRef<HTMLImageElement>(null);
  const { ref, ...place } = rootProps(root, styles.photo);
  useImperativeHandle(ref, () => picture.current as never);
  // A picture of the prerendered page may have failed before React listens.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) onFail();
  });
  return (
    <img
      {...place}
      ref={picture}
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
 * A session's picture, filling its frame. Decoration: the title says what it is about. Where the user saves
 * data no photo is fetched, and the drawing stands in for it.
 */
export const SessionPicture = ({ program, imageUrl, ...rest }: SessionPictureProps) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isSavingData = useSavesData();
  if (imageUrl && imageUrl !== failedUrl && !isSavingData)
    return <Photo {...rest} url={imageUrl} onFail={() => setFailedUrl(imageUrl)} />;
  const Drawing = rest.isThumb ? ProgramThumb : ProgramPicture;
  return <Drawing {...rest} program={program} />;
};
