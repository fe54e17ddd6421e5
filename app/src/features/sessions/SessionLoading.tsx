import { Skeleton } from '@janani/ui/skeleton';
import { Spinner } from '@janani/ui/spinner';
import { Fragment } from 'react';
import { t } from '../../i18n/t.ts';
import { sessionPicture } from './session-picture.css.ts';
import { instructor } from './InstructorCard.css.ts';
import {
  aside,
  detail,
  loadingButton,
  loading,
  loadingFacts,
  loadingInstructor,
  loadingText,
  loadingTitle,
  main,
} from './SessionDetail.css.ts';

/** When, how long and how many. */
const FACTS = [0, 1, 2];

/**
 * The skeleton of a session: boxes for its sections, so that nothing shifts when they load (spec §2, "Session
 * detail").
 */
export const SessionLoading = () => (
  <div className={loading}>
    <div className={detail}>
      <div className={main}>
        <Skeleton shape="picture" className={sessionPicture} />
        <Spinner label={t('session.loading')} />
        <div className={loadingTitle}>
          <Skeleton shape="title" width="long" />
          <Skeleton shape="title" width="medium" />
        </div>
        <div className={loadingText}>
          <Skeleton width="medium" />
          <Skeleton width="short" />
        </div>
      </div>
      <div className={aside}>
        <div className={instructor}>
          <Skeleton shape="button" width="medium" className={loadingInstructor} />
        </div>
        <div className={loadingFacts}>
          {FACTS.map((fact) => (
            <Fragment key={fact}>
              <Skeleton width="medium" />
              <Skeleton width="medium" />
            </Fragment>
          ))}
        </div>
        <Skeleton shape="button" className={loadingButton} />
      </div>
    </div>
  </div>
);
