import { useState } from 'react';
import type { Program } from '../badge/index.ts';
import { ProgramPicture, ProgramThumb } from '../illustration/index.ts';
import { useSavesData } from '../loading/index.ts';
import * as styles from './SessionCard.css.ts';

export type SessionPictureProps = {
  /** The session's programme. */
  program?: Program | undefined;
  /** The server's photo. Without one, and when it does not load, the programme's drawing stands in. */
  imageUrl?: string | null | undefined;
  /** For a picture of the first view: fetched at once rather than when it comes near. */
  isPriority?: boolean | undefined;
  /** The crop that fills an ogee. */
  isThumb?: boolean;
};

/**
 * A session's picture, filling its frame. Decoration: the title says what it is about. Where the user saves
 * data no photo is fetched, and the drawing stands in for it.
 */
export const SessionPicture = ({
  program,
  imageUrl,
  isPriority = false,
  isThumb = false,
}: SessionPictureProps) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isSavingData = useSavesData();
  if (!imageUrl || imageUrl === failedUrl || isSavingData) {
    const Drawing = isThumb ? ProgramThumb : ProgramPicture;
    return <Drawing program={program} />;
  }
  const fail = () => setFailedUrl(imageUrl);
  return (
    <img
      className={styles.photo}
      src={imageUrl}
      alt=""
      width={isThumb ? 74 : 480}
      height={isThumb ? 88 : 270}
      decoding="async"
      {...(isPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      onError={fail}
      // A picture of the prerendered page may have failed before React listens.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) fail();
      }}
    />
  );
};
