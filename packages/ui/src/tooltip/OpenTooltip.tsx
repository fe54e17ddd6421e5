import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { positionCentred } from '../internal/position-centred.ts';
import { useTopLayer } from '../internal/use-top-layer.ts';
import * as styles from './Tooltip.css.ts';

type OpenTooltipProps = {
  id: string;
  text: string;
  controlRef: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The text above the page. */
export const OpenTooltip = ({ id, text, controlRef, onClose }: OpenTooltipProps) => {
  const layer = useRef<HTMLSpanElement>(null);
  useTopLayer(layer, controlRef, positionCentred);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // WCAG 1.4.13: Escape dismisses it wherever the focus is, and a dialog around it stays open.
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (
    <span className={styles.tooltip} data-part="tooltip" id={id} ref={layer} role="tooltip">
      {text}
    </span>
  );
};
