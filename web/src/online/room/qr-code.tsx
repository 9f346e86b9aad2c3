/** The link as a picture for the phone of somebody who sits in the same room. */
import { useMemo } from 'react';
import { qrCode, qrPath } from './qr.ts';

/** Light modules around the code; readers ask for four. */
const QUIET = 4;

export default function QrCode({ link, title }: { link: string; title: string }) {
  const { size, path } = useMemo(() => {
    const modules = qrCode(link);
    return { size: modules.length, path: qrPath(modules) };
  }, [link]);
  const whole = size + 2 * QUIET;
  return (
    <svg role="img" viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} shapeRendering="crispEdges">
      <title>{title}</title>
      <path d={path} />
    </svg>
  );
}
